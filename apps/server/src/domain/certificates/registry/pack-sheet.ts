import { formatDateTime, type RegistryFact, registryLine } from '@skillcert/core';
import { titleIn } from '../../../platform/http/title-in.js';
import type { Services } from '../../../platform/services.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import type { PackLine } from './read-pack-lines.js';

type SheetServices = Pick<Services, 'programme' | 'certificates'>;

const width = 22;
const faultWidth = 60;

/** The facts of a certificate, one by one, in the language of the registry. */
const factsOf = ({ programme, certificates }: SheetServices, line: PackLine) => {
  const { language } = certificates.registry;
  const zone = { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone };
  const facts: Readonly<Record<string, string>> = {
    certificate_no: line.certificate_no,
    name: line.name,
    id_type: line.id_type,
    id_card: line.id_card,
    gender: line.gender,
    birth: line.birth ?? '',
    occupation: titleIn(language, programme.occupation.title),
    level: line.level,
    issued_on: formatDateTime(line.issued_at, zone) ?? '',
    issuer: titleIn(language, certificates.issuer),
    class_code: line.class_code,
    unit_name: line.unit_name ?? '',
    ...Object.fromEntries(line.scores.map(({ subject, score }) => [`score.${subject}`, String(score)])),
  };
  return (fact: RegistryFact) => facts[fact] ?? '';
};

/**
 * The sheet of a pack in the columns of the registry, every cell of it text; if its lines are to be corrected, with
 * one more column for the fault.
 */
export const packSheet = (
  services: SheetServices,
  lines: readonly PackLine[],
  toCorrect: boolean,
): Promise<Buffer> => {
  const { columns, answer } = services.certificates.registry;
  return writeSheet({
    title: 'registry',
    // The registry prescribes the format of its days.
    days: 'text',
    columns: [
      ...columns.map(({ head }) => ({ head, width })),
      ...(toCorrect ? [{ head: answer.fault[0], width: faultWidth }] : []),
    ],
    rows: lines.map((line) => [
      ...registryLine(columns, factsOf(services, line)),
      ...(toCorrect ? [line.registry_fault ?? ''] : []),
    ]),
  });
};
