import { wordsIn } from '../../../platform/http/words.js';
import type { CertificatePart, Printing } from './certificate-part.js';
import type { PrintedTeacher } from './find-printed.js';

/** The text of a teacher's certificate: the class, and the amount of teaching. */
export const teacherPart = (
  { name, class_name, lessons, minutes }: PrintedTeacher,
  { language, address }: Pick<Printing, 'language' | 'address'>,
): CertificatePart => {
  const words = wordsIn(language);
  return {
    title: words('certificate.teacher_title'),
    facts: [{ label: words('certificate.class'), value: class_name, wide: true }],
    statement: words('certificate.teacher_statement', { name, class_name, lessons, minutes }),
    proof: [
      { kind: 'section', text: words('certificate.teaching') },
      {
        kind: 'facts',
        columns: 2,
        items: [
          { label: words('certificate.lessons'), value: String(lessons) },
          { label: words('certificate.minutes'), value: String(minutes) },
        ],
      },
    ],
    check: words('certificate.teacher_check_text', { address }),
  };
};
