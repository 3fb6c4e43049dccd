import type { ClassRecord } from '@skillcert/api-client';
import { useFormats } from '../../../format/use-formats.js';
import { timeZoneName } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';

/** The moment at which enrolment begins, as clocks of the programme show it. */
interface Opening {
  readonly time: string;
  readonly zone: string;
}

/**
 * The moment at which enrolment in a class begins, while it is in the future. A class that is opened earlier admits
 * nobody before it.
 */
export const useOpening = (record: Pick<ClassRecord, 'enroll_start'> | undefined): Opening | undefined => {
  const { language } = useWords();
  const { minute } = useFormats();
  const start = record?.enroll_start;
  if (!start || Date.parse(start) <= Date.now()) return undefined;
  return { time: minute(start), zone: timeZoneName(language) };
};
