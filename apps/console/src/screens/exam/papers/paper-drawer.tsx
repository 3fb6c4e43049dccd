import type { InputOf } from '@skillcert/api-client';
import { saveFile } from '@skillcert/api-client';
import { Button, Drawer, Field, Select, Stack, StateView } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { FilePreview } from '../../../pdf/file-preview.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';

type Asked = InputOf<'exam/printSitting'>;

/** A paper that is printed of a sitting. */
export type Paper = Asked['paper'];

interface PaperDrawerProps {
  readonly plan: ExamPlan;
  readonly papers: readonly [Paper, ...Paper[]];
  readonly sittingId: number;
  readonly onClose: () => void;
}

interface SaveButtonsProps {
  readonly asked: Asked;
  /** The name of the file, without its format. */
  readonly name: string;
}

/** Saves a paper: as it is printed, and as a sheet where it is a list. */
function SaveButtons({ asked, name }: SaveButtonsProps) {
  const { t } = useWords();
  const hasSheet = asked.paper !== 'tickets' && asked.paper !== 'seat_map';
  const save = async (format: NonNullable<Asked['format']>) => {
    const made: unknown = await attempt(() => call('exam/printSitting', { ...asked, format }));
    if (made instanceof Blob) saveFile(made, `${name}.${format}`);
  };
  return (
    <>
      {hasSheet && <Button onClick={() => save('xlsx')}>{t('exam.papers.save_xlsx')}</Button>}
      <Button variant="primary" onClick={() => save('pdf')}>
        {t('exam.papers.save_pdf')}
      </Button>
    </>
  );
}

/** The papers of a sitting, to be looked at and saved. */
export function PaperDrawer({ plan: { class_id }, papers, sittingId, onClose }: PaperDrawerProps) {
  const { t, language } = useWords();
  const { minutes } = useFormats();
  const subjectTitle = useSubjectTitle();
  const [paper, setPaper] = useState<Paper>(papers[0]);
  const asked = { class_id, sitting_id: sittingId, paper };
  const sitting = useCallQuery('exam/fetchSittingById', { class_id, sitting_id: sittingId });
  const preview = useCallQuery('exam/printSitting', asked, { variant: language });
  const file: unknown = preview.data;
  const shown = sitting.data;
  const state = preview.isPending ? 'ready' : contentState(preview);
  const title = t(`exam.papers.${paper}`);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={shown ? `${shown.room_name} · ${subjectTitle(shown.subject)}` : t('exam.open')}
      description={shown && minutes(shown.starts_at, shown.ends_at)}
      state={contentState(sitting)}
      onRetry={() => sitting.refetch()}
      footer={
        <SaveButtons
          asked={asked}
          name={[title, shown?.room_name, shown && subjectTitle(shown.subject)].join(' ')}
        />
      }
    >
      <Stack>
        <Field label={t('exam.papers.paper')} required>
          <Select
            placeholder={null}
            value={paper}
            onValueChange={(chosen) => setPaper(papers.find((each) => each === chosen) ?? papers[0])}
            options={papers.map((each) => ({ value: each, label: t(`exam.papers.${each}`) }))}
          />
        </Field>
        <StateView
          state={state}
          stateTitle={state === 'refused' ? t('exam.papers.nobody') : undefined}
          stateText={state === 'refused' ? t('exam.papers.text') : undefined}
          onRetry={() => preview.refetch()}
        >
          <FilePreview file={file instanceof Blob ? file : undefined} label={title} />
        </StateView>
      </Stack>
    </Drawer>
  );
}
