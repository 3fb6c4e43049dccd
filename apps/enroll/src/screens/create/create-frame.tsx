import '@skillcert/ui/steps.css';
import { Page, Stack, Steps, Text } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { formatMoment } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { type Step, steps } from './steps.js';
import type { LinkedClass } from './use-class.js';

interface CreateFrameProps {
  readonly step: Step;
  /** Instead of the step's own title, where something else stands in its place. */
  readonly title?: string;
  readonly text?: string;
  readonly open?: LinkedClass | undefined;
  /** Whether what is typed is kept. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** The page around each step: which class, which step of how many, its title. */
export function CreateFrame({ step, title, text, open, status, children }: CreateFrameProps) {
  const { t, language } = useWords();
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
          {open && (
            <Text as="p" tone="muted" size="sm">
              {open.class_name} · {open.city} · {t('list.exam')} {formatMoment(open.exam_at, language)}
              {open.unit && ` · ${t('create.unit_by', { name: open.unit.com_name })}`}
            </Text>
          )}
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
