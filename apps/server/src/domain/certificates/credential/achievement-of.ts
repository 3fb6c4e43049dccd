import { type Localised, subjectsOf } from '@skillcert/core';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import type { CredentialAddresses } from './credential-addresses.js';
import type { Credited } from './credited.js';

type Rules = Pick<Services, 'programme' | 'exam'>;

interface Achieved {
  readonly name: string;
  readonly description: string;
  readonly criteria: string;
}

/** The exam that was passed at a level, in the words of the paper. */
const examOf = ({ programme, exam }: Rules, { level }: Credited, language: string): Achieved => {
  const words = wordsIn(language);
  const title: Localised = programme.levels.find(({ id }) => id === level)?.title ?? { en: level };
  const said = { occupation: titleIn(language, programme.occupation.title), level: titleIn(language, title) };
  const subjects = subjectsOf(exam, level).map((subject) => titleIn(language, subject.title));
  return {
    name: words('credential.name', said),
    description: words('credential.description', said),
    criteria: words('credential.criteria', { subjects: subjects.join(words('credential.comma')) }),
  };
};

/** The teaching in a class. */
const teachingOf = ({ class_name, lessons, minutes }: Credited, language: string): Achieved => {
  const words = wordsIn(language);
  return {
    name: words('certificate.teacher_title'),
    description: words('credential.teacher_description', { class_name }),
    criteria: words('credential.teacher_criteria', {
      class_name,
      lessons: lessons ?? 0,
      minutes: minutes ?? 0,
    }),
  };
};

/** The subject of a certificate, as an Open Badge states it. */
export const achievementOf = (
  rules: Rules,
  addresses: CredentialAddresses,
  certificate: Credited,
  language: string,
) => {
  const { kind, level } = certificate;
  const { name, description, criteria } =
    kind === 'candidate' ? examOf(rules, certificate, language) : teachingOf(certificate, language);
  return {
    id: addresses.achievement(kind, level),
    type: ['Achievement'],
    achievementType: kind === 'candidate' ? 'Certification' : 'Certificate',
    name,
    description,
    criteria: { narrative: criteria },
  };
};
