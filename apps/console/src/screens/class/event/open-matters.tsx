import type { StepPreview } from '@skillcert/api-client';
import type { OpenMatter } from '@skillcert/core';
import { Banner, Link, Stack } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';

const { byId } = routes;

/** The list in which each matter is settled. */
const lists: Readonly<Record<OpenMatter, string>> = {
  to_review: `${byId['applicants-lists'].path}?status=submitted,in_review`,
  returned: `${byId['applicants-lists'].path}?status=returned`,
  doubtful: byId['applicants-undetermined'].path,
  unpaid: `${byId['applicants-payments'].path}?show=unpaid`,
  without_seat: byId.ticket.path,
  without_invigilator: byId['exam-lists'].path,
  door_conflicts: `${byId.report.path}?show=conflict`,
  scores_of_absent: byId['exam-scores'].path,
  absences_of_present: byId['exam-scores'].path,
};

interface OpenMattersProps {
  readonly class_id: number;
  readonly open: StepPreview['open'];
}

/** Counts the open matters of a class, each with a link to the list that settles it. */
export function OpenMatters({ class_id, open }: OpenMattersProps) {
  const { t } = useWords();
  if (open.length === 0) return null;
  return (
    <Banner tone="warning" title={t('class.confirm.still_open')}>
      <Stack gap="xs">
        {open.map(({ matter, count }) => {
          const list = lists[matter];
          return (
            <Link key={matter} to={`${list}${list.includes('?') ? '&' : '?'}class=${class_id}`}>
              {t(`class.confirm.open.${matter}`, { count })}
            </Link>
          );
        })}
      </Stack>
    </Banner>
  );
}
