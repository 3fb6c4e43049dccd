import type { OutputOf } from '@skillcert/api-client';
import { Button, type Column, DataTable, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { TwoLines } from '../../../../lists/two-lines.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { PlaceLink } from '../../../../obstacles/place-link.js';
import { placeOfLeftOut } from '../../../../obstacles/places.js';
import { useRequiredClass } from '../../../../shell/use-required-class.js';
import type { ReviewJobState } from './use-review-job.js';

type LeftOut = OutputOf<'enrolment/fetchReviewJob'>['left_out']['items'][number];

/** The enrolments that a decision about many left out, each with the reason. */
export function JobLeftOut({ state }: { readonly state: ReviewJobState }) {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const { leftOut } = state;
  const pager = usePager({ ...state, total: leftOut.total });
  const [open, setOpen] = useState(false);
  const columns: readonly Column<LeftOut>[] = [
    {
      id: 'name',
      header: t('candidate.name_and_number'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines first={name || t('common.empty')} second={enrol_no} />,
    },
    {
      id: 'why',
      header: t('candidates.job_why'),
      cell: ({ why }) => (
        <PlaceLink place={placeOfLeftOut[why]} class_id={class_id}>
          {t(`candidates.job_why.${why}`)}
        </PlaceLink>
      ),
    },
  ];
  return (
    <Stack gap="xs">
      <Text>{t('candidates.job_left_out', { count: leftOut.total })}</Text>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'candidates.job_hide' : 'candidates.job_show')}
      </Button>
      {open && (
        <DataTable
          caption={t('candidates.job_left_out', { count: leftOut.total })}
          columns={columns}
          rows={leftOut.items}
          rowId={({ enrolment_id }) => String(enrolment_id)}
          rowLabel={({ name, enrol_no }) => name || enrol_no}
          state="ready"
          footer={pager}
        />
      )}
    </Stack>
  );
}
