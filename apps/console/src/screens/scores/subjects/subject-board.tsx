import type { ScoreSubject } from '@skillcert/api-client';
import { Button, Card, type Column, DataTable, Text } from '@skillcert/ui';
import { useState } from 'react';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import type { ScoreLists } from '../use-score-lists.js';
import { SubjectStepDialog } from './subject-step-dialog.js';
import { isLastToPublish, type SubjectStep, stepOf } from './subject-steps.js';

const counted = ['empty', 'entered_once', 'conflict', 'agreed', 'frozen'] as const;

const useBoardColumns = (): Column<ScoreSubject>[] => {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  return [
    {
      id: 'subject',
      header: t('exam.subject'),
      card: 'title',
      cell: ({ subject, full_points, pass_points }) => (
        <TwoLines
          named
          first={subjectTitle(subject)}
          second={t('scores.pass_rule', { pass: pass_points, full: full_points })}
        />
      ),
    },
    ...counted.map((status) => ({
      id: status,
      header: t(`scores.status.${status}`),
      align: 'end' as const,
      cell: ({ counts }: ScoreSubject) => <Text tabular>{counts[status]}</Text>,
    })),
    {
      id: 'published',
      header: t('scores.status.published'),
      align: 'end',
      cell: ({ counts }) => <Text tabular>{counts.published + counts.final}</Text>,
    },
  ];
};

/** How far each subject is, and its next step. */
export function SubjectBoard({ list }: { readonly list: ScoreLists }) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const columns = useBoardColumns();
  const [asked, setAsked] = useState<{ readonly subject: string; readonly step: SubjectStep }>();
  const { subjects, state, retry, mayChange, class_id } = list;
  return (
    <Card padding="none">
      <DataTable
        caption={t('scores.subjects')}
        rows={subjects}
        rowId={({ subject }) => subject}
        rowLabel={({ subject }) => subjectTitle(subject)}
        state={state}
        stateTitle={state === 'ready' ? t('scores.no_subjects') : undefined}
        onRetry={retry}
        columns={columns}
        {...(mayChange && {
          rowActions: (row: ScoreSubject) => {
            const step = stepOf(row);
            if (!step) return null;
            const { subject, involved } = row;
            if (step === 'publish' && involved) {
              return <Text tone="muted">{t('scores.another_publishes')}</Text>;
            }
            return (
              <Button
                size="small"
                aria-label={t(`scores.${step}_named`, { subject: subjectTitle(subject) })}
                onClick={() => setAsked({ subject, step })}
              >
                {t(`scores.${step}`)}
              </Button>
            );
          },
        })}
      />
      {asked && (
        <SubjectStepDialog
          {...asked}
          class_id={class_id}
          isLast={asked.step === 'publish' && isLastToPublish(asked.subject, subjects)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
