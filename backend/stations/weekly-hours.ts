/** 'always', or from and to on working days and at weekends ('06:00:00'). */
export type WeeklyHours = 'always' | { workdays: [string, string]; weekend: [string, string] }
