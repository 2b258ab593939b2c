import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { decodeText } from '#redirects/transfer/decode-text.ts'
import { useTexts } from '../texts/texts.ts'

interface TextSourceProps {
  hint: string
  text: string
  /** `name`: of the file; undefined: typed or pasted */
  onText: (text: string, isGuess: boolean, name?: string) => void
}

/** Text from a file, a drop or the clipboard. The text of a file is not shown in the field, because it may be large. */
export function TextSource({ hint, text, onText }: TextSourceProps) {
  const { t, named, count } = useTexts()
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [file, setFile] = useState<string>()
  const [failure, setFailure] = useState<string>()
  async function take(given: File | undefined) {
    if (!given) return
    try {
      const { text: read, isGuess } = decodeText(new Uint8Array(await given.arrayBuffer()))
      setFailure(undefined)
      setFile(`${given.name} (${count(read.length)})`)
      onText(read, isGuess, given.name)
    } catch {
      setFailure('unreadable')
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [given] = event.dataTransfer.files
    if (given) void take(given)
    else onText(event.dataTransfer.getData('text/plain'), false)
  }
  function type({ target }: ChangeEvent<HTMLTextAreaElement>) {
    setFile(undefined)
    onText(target.value, false)
  }
  return (
    // without a mouse: the file button and the field do the same
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="drop stack"
      data-over={isOver}
      onDrop={drop}
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
    >
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="field">
        <label htmlFor={`${id}-file`}>{t('import.file')}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,.conf,.log,text/*"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
      {file && <p>{file}</p>}
      <p role="alert">{failure && named('failures', failure)}</p>
      <div className="field">
        <label htmlFor={`${id}-text`}>{t('import.paste')}</label>
        <textarea
          id={`${id}-text`}
          className="path"
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          value={file === undefined ? text : ''}
          onChange={type}
        />
      </div>
    </div>
  )
}
