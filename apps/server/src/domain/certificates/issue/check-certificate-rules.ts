import {
  type CertificateKind,
  certificateKinds,
  checkRegistryRules,
  type ExamRules,
  type Programme,
  type ProgrammeCheck,
} from '@skillcert/core';
import type { CertificateRules } from './certificate-rules.js';

interface Checked {
  readonly exam: Pick<ExamRules, 'subjects'>;
  readonly programme: Pick<Programme, 'levels' | 'id_types'>;
}

// Capitals, because a typed number is turned into capitals before it is looked up.
const pattern = /^(?:[A-Z\d-]|\{(?:yy|level|class_code)\})*\{serial(?::\d)?\}$/;

const isCapital = (text: string) => !/\p{Ll}/u.test(text);

const problemsOf = (
  kind: CertificateKind,
  { number }: CertificateRules,
  { levels }: Checked['programme'],
): readonly string[] => {
  const own = number[kind];
  if (!pattern.test(own))
    return [
      `The number of a ${kind} is a pattern of capitals, digits, dashes, {yy}, {level} and {class_code} that ends in {serial} or {serial:digits}.`,
    ];
  if (!own.includes('{level}')) return [];
  return levels
    .filter(({ id }) => !isCapital(id))
    .map(
      ({ id }) =>
        `The number of a ${kind} names the level ${id}, which has small letters: it would not be found.`,
    );
};

/** Checks the rules of numbers and registration against the levels and subjects. TypeScript checks the shape. */
export const checkCertificateRules = (
  rules: CertificateRules,
  { exam, programme }: Checked,
): ProgrammeCheck => {
  const problems = [
    ...certificateKinds.flatMap((kind) => problemsOf(kind, rules, programme)),
    ...checkRegistryRules(rules.registry, exam, programme).problems,
  ];
  return { ok: problems.length === 0, problems };
};
