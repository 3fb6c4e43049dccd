/** The columns that the list of classes can be sorted by. */
export const classColumns = ['exam_at', 'enroll_end', 'class_name', 'created_at'] as const;
