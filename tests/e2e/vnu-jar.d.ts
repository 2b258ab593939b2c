declare module 'vnu-jar' {
  /** a String object with the path of vnu.jar */
  const jar: unknown
  export default jar
}
