import { type FoundPerson, isCallError, type StandingRecord } from '@skillcert/api-client';
import { UserRound } from 'lucide-react';
import { call } from '../../client/call.js';
import { completeWords, currentWords } from '../../messages/words-state.js';
import type { FoundItems } from './found-items.js';

/** The enrolment that shows a person's standing: the newest that waits for anybody, else the newest. */
const mainStanding = ({ standings }: FoundPerson): StandingRecord | undefined =>
  standings.find(({ waits_for }) => waits_for !== 'nobody') ?? standings[0];

/** People as lines of the search of the bar, matched by the text of the search. */
export const findItems = async (search: string, signal: AbortSignal): Promise<FoundItems> => {
  try {
    const [{ items, more }] = await Promise.all([
      call('candidate/findPeople', { search }, { signal, quiet: true }),
      // The words for their standing.
      completeWords('standing'),
    ]);
    const { t } = currentWords();
    const group = more ? t('frame.people_first', { count: items.length }) : t('frame.people');
    return {
      search,
      failed: false,
      items: items.map((person, at) => {
        const standing = mainStanding(person);
        const where = standing ? [t(`standing.stage.${standing.stage}`), standing.class_name] : [];
        return {
          id: `person-${at}`,
          titles: [person.name],
          hint: [person.id_masked, ...where].join(' · '),
          group,
          icon: <UserRound aria-hidden="true" />,
          keywords: [search],
          person,
        };
      }),
    };
  } catch (error) {
    if (isCallError(error)) return { search, items: [], failed: true };
    throw error;
  }
};
