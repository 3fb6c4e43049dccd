// The columns that a list can be sorted by. `to_do`: records that wait for the reader come first.

/** Of the list of accounts. */
export const accountColumns = ['created_at', 'username', 'to_do'] as const;

/** Of the list of enrolments. */
export const enrolmentColumns = ['to_do', 'created_at', 'updated_at', 'enrol_no'] as const;

/** Of the lists of payments and of invoices. */
export const moneyColumns = ['to_do', 'created_at', 'updated_at', 'amount_cents'] as const;

/** Of the list of teachers with their certificates. */
export const teacherColumns = ['name', 'certificate_no', 'minutes'] as const;

/** Of the list of courses. */
export const courseColumns = ['position', 'title', 'updated_at'] as const;

/** Of the list of the units of courses. */
export const courseUnitColumns = ['position', 'title', 'required_minutes', 'updated_at'] as const;

/** Of the statistics of the units of courses. */
export const courseUnitStatsColumns = ['position', 'begun', 'done', 'minutes_mean'] as const;

/** Of the list of the learners of a unit. */
export const learnerColumns = ['enrol_no', 'minutes', 'last_at'] as const;
