import '@skillcert/ui/chart.css';
import '@skillcert/ui/table.css';
import type { OutputOf, StudyUnitRow } from '@skillcert/api-client';
import { BarChart, Card, Histogram, StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';

type Figures = OutputOf<'study/fetchUnitFigures'>;

interface UnitFiguresProps {
  readonly unit: Pick<StudyUnitRow, 'class_id' | 'study_unit_id' | 'kind' | 'required_minutes'>;
}

/** The time that a unit is learned, or the answers to the questions of a quiz. */
export function UnitFigures({ unit }: UnitFiguresProps) {
  const { class_id, study_unit_id, kind, required_minutes } = unit;
  const query = useCallQuery('study/fetchUnitFigures', { class_id, study_unit_id });
  return (
    <Card>
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        {query.data &&
          (kind === 'quiz' ? (
            <AnswersChart figures={query.data} />
          ) : (
            <MinutesHistogram figures={query.data} required={required_minutes} />
          ))}
      </StateView>
    </Card>
  );
}

/** The number of learners by time, with a line at the required time. */
function MinutesHistogram({
  figures: { bins },
  required,
}: {
  readonly figures: Figures;
  readonly required: number;
}) {
  const { t } = useWords();
  return (
    <Histogram
      title={t('study.stats.spread')}
      description={t('study.stats.spread_text')}
      bins={bins}
      reference={
        required > 0
          ? { value: required, label: t('study.stats.required_line', { minutes: required }) }
          : undefined
      }
      valueLabel={t('study.stats.people')}
      categoryLabel={t('study.minutes')}
      stateTitle={bins.length > 0 ? undefined : t('study.stats.nobody')}
    />
  );
}

/** The share of right answers to each question. */
function AnswersChart({ figures: { questions } }: { readonly figures: Figures }) {
  const { t } = useWords();
  const isAnswered = questions.some(({ answered }) => answered > 0);
  return (
    <BarChart
      title={t('study.stats.answers')}
      description={t('study.stats.answers_text')}
      direction="rows"
      layout="stacked"
      categories={
        isAnswered
          ? questions.map(({ position, text }) => t('study.numbered', { position, title: text }))
          : []
      }
      categoryLabel={t('study.stats.question')}
      valueLabel={t('study.stats.times')}
      series={[
        { id: 'right', label: t('study.stats.right'), values: questions.map(({ right }) => right) },
        {
          id: 'wrong',
          label: t('study.stats.wrong'),
          values: questions.map(({ answered, right }) => answered - right),
        },
      ]}
      stateTitle={isAnswered ? undefined : t('study.stats.nobody')}
    />
  );
}
