import '@skillcert/ui/qr-code.css';
import '@skillcert/ui/timeline.css';
import type { OpenClass } from '@skillcert/api-client';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  Descriptions,
  Inline,
  QRCode,
  Stack,
  Timeline,
} from '@skillcert/ui';
import { paths } from '../../../paths.js';
import { feeOf, feeText } from '../../../words/fee-text.js';
import { formatMoment } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import type { Enrolled } from '../submit.js';

interface DoneStepProps {
  readonly enrolled: Enrolled;
  readonly open: OpenClass;
  readonly enroll_type: string | undefined;
}

/** The number, also as the door scans it, and the next steps; fit for paper. */
export function DoneStep({ enrolled, open, enroll_type }: DoneStepProps) {
  const words = useWords();
  const { t, language } = words;
  const fee_cents = feeOf(open, enroll_type);
  const fee = feeText(fee_cents, open.currency, words);
  return (
    <Stack gap="lg">
      <Banner tone="success" title={t('create.number', { number: enrolled.enrol_no })}>
        {t('create.number_hint')}
      </Banner>
      <Card title={t('create.next_title')}>
        <Timeline
          items={[
            { id: 'review', title: t('status.submitted'), time: t('create.next_review'), tone: 'accent' },
            { id: 'result', title: t('site.mine'), time: t('create.next_result') },
            ...(fee_cents > 0
              ? [{ id: 'pay', title: t('pay.title'), time: t('create.next_pay', { fee }) }]
              : []),
            {
              id: 'exam',
              title: t('list.exam'),
              time: t('create.next_exam', { date: formatMoment(open.exam_at, language) }),
            },
          ]}
        />
      </Card>
      <Card title={open.class_name}>
        <Inline justify="center">
          <QRCode
            value={enrolled.enrol_no}
            label={t('mine.door_code', { number: enrolled.enrol_no, name: open.class_name })}
            size="sm"
          />
        </Inline>
        <Descriptions
          layout="rows"
          items={[
            { id: 'exam', label: t('list.exam'), value: formatMoment(open.exam_at, language) },
            { id: 'place', label: t('list.place'), value: `${open.city} · ${open.venue}` },
            { id: 'fee', label: t('list.fee'), value: fee },
          ]}
        />
      </Card>
      <ButtonLink to={paths.own} variant="primary" block>
        {t('site.to_mine')}
      </ButtonLink>
      <ButtonLink to={paths.classes} block>
        {t('create.more')}
      </ButtonLink>
      <Button variant="ghost" block onClick={() => print()}>
        {t('create.print')}
      </Button>
    </Stack>
  );
}
