import { formatCents, limits } from '@skillcert/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, Card, Form, Inline, Page, Stack, Steps, Text } from '../index.js';
import { said } from '../testing/spoken.js';
import { storySays } from '../testing/story-words.js';
import { type Entries, noEntries, someEntries, useEntries } from './sample-enrol-entries.js';
import { IdentityFields, WorkFields } from './sample-enrol-fields.js';
import { enrolWords, fieldWords } from './sample-enrol-words.js';
import { useLanguage, useSay } from './sample-say.js';
import { EnrolSite } from './sample-site.js';

const steps = ['phone', 'person', 'photo', 'check', 'done'] as const;
const exam_at = new Date('2026-12-20T09:00:00+08:00');

/** Whether the typed text is saved. */
type DraftState = 'clean' | 'saving' | 'saved' | 'offline';

/** The class and its fee. */
function ClassLine() {
  const t = useSay(enrolWords);
  const language = useLanguage();
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  });
  return (
    <Text as="p" tone="muted" size="sm">
      2026 年第三期（上海） · 上海 · {t('exam')} {moment.format(exam_at)}
      {` · ${t('fee')} ${formatCents(68_000, 'CNY', language)}`}
    </Text>
  );
}

/** Silent while the draft is saved, announced when saving fails. */
function DraftStatus({ state }: { state: DraftState }) {
  const t = useSay(enrolWords);
  const failed = state === 'offline';
  return (
    <Inline>
      <Text as="p" size="sm" tone="muted">
        {!failed && t(state, { days: String(limits.draft_life_days) })}
      </Text>
      <Text as="p" size="sm" tone="danger" role="status">
        {failed && t(state)}
      </Text>
    </Inline>
  );
}

interface EnrolStepProps {
  /** The earlier input. */
  entries: Entries;
  draft: DraftState;
  /** The step is whole. */
  onNext: () => unknown;
}

function EnrolStepScreen({ entries, draft, onNext }: EnrolStepProps) {
  const t = useSay(enrolWords);
  const fieldText = useSay(fieldWords);
  const form = useEntries(entries);
  const errors = Object.entries(form.problems).flatMap(([name, problem]) =>
    problem ? [[name, fieldText(problem)] as const] : [],
  );
  return (
    <EnrolSite>
      <Page
        width="narrow"
        title={t('title')}
        before={
          <Stack gap="md">
            <ClassLine />
            <Steps items={steps.map((id) => ({ id, label: t(`step_${id}`) }))} current="person" />
            <DraftStatus state={draft} />
          </Stack>
        }
      >
        <Form onSubmit={() => form.checkAll() && onNext()} errors={Object.fromEntries(errors)}>
          <Inline justify="between">
            <Text tone="muted">{t('proven', { phone: '138****2046' })}</Text>
            <Button size="small" variant="ghost">
              {t('change_phone')}
            </Button>
          </Inline>
          <Card title={t('personal')}>
            <Stack gap="lg">
              <IdentityFields form={form} />
            </Stack>
          </Card>
          <Card title={t('work')}>
            <WorkFields form={form} />
          </Card>
          <Stack gap="sm">
            <Button type="submit" variant="primary" block>
              {t('next')}
            </Button>
          </Stack>
        </Form>
      </Page>
    </EnrolSite>
  );
}

const meta = {
  title: 'Screens/Enrol step',
  component: EnrolStepScreen,
  args: { entries: someEntries, draft: 'saved', onNext: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    guide: {
      what: 'One step of an enrolment on a phone, and what it says when something is missing.',
      not: 'a component: each has its own page.',
      keys: 'As Form: a failed submit puts the focus on the summary.',
    },
    layout: 'fullscreen',
    visual: { width: 390, height: 844 },
  },
} satisfies Meta<typeof EnrolStepScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = () => storySays(enrolWords)('next');

export const OnAPhone: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: next() }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const SomethingIsMissing: Story = {
  tags: ['visual'],
  args: { entries: noEntries, draft: 'clean' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: next() }));
    const name = said().fieldError(storySays(enrolWords)('name'), storySays(fieldWords)('required'));
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = { args: { draft: 'offline' } };

export const OnADesk: Story = { globals: { viewport: { value: 'desktop' } } };
