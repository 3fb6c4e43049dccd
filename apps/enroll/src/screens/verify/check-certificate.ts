import type { CheckCode, CodeCheck, InputOf, OutputOf } from '@skillcert/api-client';
import type { SignedCertificate } from '@skillcert/core';
import { fieldsOf, isRefusal, type Problem, problemOf } from '../../client/problem.js';

/** The question about a certificate: by its code, or by its number and the end of its holder's number. */
export type Asked = InputOf<'certificate/verifyCertificate'>;

/** The register's answer about a certificate. */
export type Verdict = OutputOf<'certificate/verifyCertificate'>;

/**
 * The outcome of the check. `forged`: the code was not signed here, or was changed. `signed`: it is genuine, and
 * the register is being asked; `unasked`: the same, but the register could not be asked. `unproven`: it names a key
 * that this page does not have, and the register could not be asked.
 */
export type Outcome =
  | { readonly at: 'asking' | 'checking' | 'forged' | 'unknown' | 'unproven' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'signed'; readonly certificate: SignedCertificate }
  | { readonly at: 'unasked'; readonly certificate: SignedCertificate; readonly problem: Problem }
  | { readonly at: 'found'; readonly verdict: Verdict };

/** How codes are checked on this page, and how the register is asked. */
export interface Ways {
  readonly checker: () => Promise<CheckCode>;
  readonly ask: (asked: Asked) => Promise<Verdict>;
}

/** The result of the code alone; undefined if this page has no keys. */
const checkCode = async (
  { checker }: Pick<Ways, 'checker'>,
  { certificate_no, code }: Asked,
): Promise<CodeCheck | undefined> => {
  if (code === undefined) return undefined;
  try {
    const check = await checker();
    const checked = await check(code);
    const isOther =
      checked.at === 'genuine' && checked.certificate.certificate_no !== certificate_no.toUpperCase();
    // The code of one certificate under the number of another.
    return isOther ? { at: 'forged' } : checked;
  } catch {
    return undefined;
  }
};

const refusedOutcome = (error: unknown, { code }: Asked, checked: CodeCheck | undefined): Outcome => {
  if (isRefusal(error, 'not_found')) return { at: 'unknown' };
  if (code && fieldsOf(error).code) return { at: 'forged' };
  const problem = problemOf(error);
  if (checked?.at === 'genuine') return { at: 'unasked', certificate: checked.certificate, problem };
  if (checked?.at === 'unknown_key' && problem.kind === 'lost') return { at: 'unproven' };
  return { at: 'failed', problem };
};

/**
 * Checks a certificate, and reports each result as soon as it is known: first that of the code alone, which needs
 * no request, then the register's answer.
 */
export const checkCertificate = async (
  ways: Ways,
  asked: Asked,
  tell: (outcome: Outcome) => void,
): Promise<void> => {
  const checked = await checkCode(ways, asked);
  if (checked?.at === 'forged') {
    tell({ at: 'forged' });
    return;
  }
  if (checked?.at === 'genuine') tell({ at: 'signed', certificate: checked.certificate });
  try {
    tell({ at: 'found', verdict: await ways.ask(asked) });
  } catch (error) {
    tell(refusedOutcome(error, asked, checked));
  }
};
