import '@skillcert/ui/steps.css';
import { Page, Stack, Steps, Text } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { feeOf, feeText } from '../../words/fee-text.js';
import { formatMoment } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { type Step, steps } from './steps/steps.js';
import type { LinkedClass } from './use-class.js';

interface CreateFrameProps {
  readonly step: Step;
  /** The title in place of the step's own. */
  readonly title?: string;
  readonly text?: string;
  readonly open: LinkedClass;
  /** How they enrol, once that is known. */
  readonly enroll_type?: string | undefined;
  /** Whether the typed entries are saved. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** The page around each step: the class, the step and their number, its title. */
export function CreateFrame({ step, title, text, open, enroll_type, status, children }: CreateFrameProps) {
  const words = useWords();
  const { t, language } = words;
  const shown = title ?? t(`create.${step}_title`);
  const heading = useScreenTitle(shown, `create ${title ?? step}`);
  return (
    <Page
      width="narrow"
      title={shown}
      description={text}
      headingRef={heading}
      before={
        <Stack gap="md">
          <Text as="p" tone="muted" size="sm">
            {open.class_name} · {open.city} · {t('list.exam')} {formatMoment(open.exam_at, language)}
            {` · ${t('list.fee')} ${feeText(feeOf(open, enroll_type), open.currency, words)}`}
            {open.unit && ` · ${t('create.unit_by', { name: open.unit.com_name })}`}
          </Text>
          <Steps
            items={steps.map((id) => ({ id, label: t(`create.step_${id}`) }))}
            current={step === 'done' ? null : step}
          />
          {status}
        </Stack>
      }
    >
      {children}
    </Page>
  );
}
