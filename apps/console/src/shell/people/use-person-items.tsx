import type { FoundPerson, StandingRecord } from '@skillcert/api-client';
import type { MenuSearchItem } from '@skillcert/ui';
import { UserRound } from 'lucide-react';
import { useWords } from '../../messages/words-state.js';
import type { FoundPeople } from './use-people-search.js';

/** A line of the search of the bar that is somebody. */
interface PersonItem extends MenuSearchItem {
  readonly person: FoundPerson;
}

/** Who a line is, where it is somebody. */
export const personOf = (item: MenuSearchItem | PersonItem): FoundPerson | undefined =>
  'person' in item ? item.person : undefined;

/** Which enrolment tells where somebody is: the newest that waits for anybody, else the newest. */
const telling = ({ standings }: FoundPerson): StandingRecord | undefined =>
  standings.find(({ waits_for }) => waits_for !== 'nobody') ?? standings[0];

/** People as lines of the search of the bar, found by what they were looked for with. */
export const usePersonItems = () => {
  const { t } = useWords();
  return ({ people, search, more }: FoundPeople): readonly PersonItem[] =>
    people.map((person, at) => {
      const standing = telling(person);
      const where = standing ? [t(`standing.stage.${standing.stage}`), standing.class_name] : [];
      return {
        id: `person-${at}`,
        titles: [person.name],
        hint: [person.id_masked, ...where].join(' · '),
        group: more ? t('frame.people_first', { count: people.length }) : t('frame.people'),
        icon: <UserRound aria-hidden="true" />,
        keywords: [search],
        person,
      };
    });
};
