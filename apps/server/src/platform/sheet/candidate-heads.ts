/** The words of foreign sheets for the number of an enrolment. */
export const enrolNoHeads = ['报名号', '报名序号', 'enrolment no', 'n.º de inscripción', '申込No'] as const;

/** The words of foreign sheets for the name of a candidate. */
export const candidateNameHeads = [
  '考生姓名',
  '学生姓名',
  '学员姓名',
  '考生',
  'candidate',
  'candidato',
  '受験者',
  '受験者氏名',
] as const;
