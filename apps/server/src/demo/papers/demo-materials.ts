import type { EarlierCertificate } from '@skillcert/api-client/contract';

/** The declarations of a candidate of the demo, and the kinds of documents that they send. */
interface DemoMaterials {
  readonly work_years?: number;
  readonly certificate?: EarlierCertificate | null;
  readonly kinds: readonly string[];
}

const identity = ['id_front', 'id_back'];
const studied = ['college', 'bachelor', 'master', 'doctor'];
const below: Readonly<Record<string, string>> = { '2': '3', '1': '2' };

const whole = (level: string, education: string, index: number, enrolled_at: Date): DemoMaterials => {
  const held = below[level];
  if (held) {
    const issued_on = `${enrolled_at.getUTCFullYear() - 6 - (index % 3)}-05-20`;
    return {
      work_years: 7 + (index % 9),
      certificate: { level: held, number: `ZS${issued_on.slice(0, 4)}${String(10_000 + index)}`, issued_on },
      kinds: [...identity, 'work_proof', 'earlier_certificate'],
    };
  }
  if (level === '5') return { kinds: identity };
  if (!studied.includes(education))
    return { work_years: 11 + (index % 8), certificate: null, kinds: [...identity, 'work_proof'] };
  const proofs = level === '4' ? ['education_certificate'] : ['education_certificate', 'work_proof'];
  return { work_years: 3 + (index % 9), certificate: null, kinds: [...identity, ...proofs] };
};

/**
 * Materials by which most candidates meet the conditions of their level. Some of those who wait for a review lack a
 * document, and some have too few years of work.
 */
export const demoMaterials = (
  { level, education, waits }: { level: string; education: string; waits: boolean },
  index: number,
  enrolled_at: Date,
): DemoMaterials => {
  const made = whole(level, education, index, enrolled_at);
  if (waits && index % 7 === 3) return { ...made, kinds: made.kinds.slice(0, -1) };
  return waits && index % 11 === 5 && made.work_years !== undefined ? { ...made, work_years: 1 } : made;
};
