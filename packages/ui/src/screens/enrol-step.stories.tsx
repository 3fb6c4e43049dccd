import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Field,
  Form,
  Inline,
  Page,
  RadioGroup,
  SiteShell,
  Stack,
  Steps,
  TextInput,
} from '../index.js';

interface EnrolStepScreenProps {
  onSubmit: () => unknown;
  errors?: Record<string, string>;
}

function EnrolStepScreen({ onSubmit, errors = {} }: EnrolStepScreenProps) {
  return (
    <SiteShell
      brand="技能等级认定"
      home="/enroll"
      navLabel="网站导航"
      items={[
        { to: '/enroll', label: '开放的班次', current: true },
        { to: '/enroll/modify-list', label: '我的报名' },
      ]}
      footer="上海市科技创业协会"
    >
      <Page title="网上报名" description="2026 年第三期（上海）· 中级（四级）" width="narrow">
        <Stack gap="lg">
          <Steps
            current="person"
            items={[
              { id: 'phone', label: '验证手机' },
              { id: 'person', label: '身份信息' },
              { id: 'material', label: '报名材料' },
              { id: 'done', label: '确认提交' },
            ]}
          />
          <Banner tone="info">您填写的内容会自动保存，可以随时回来继续。</Banner>
          <Card>
            <Form onSubmit={onSubmit} errors={errors}>
              <Field name="name" label="姓名" hint="与身份证一致" required>
                <TextInput autoComplete="name" defaultValue="张晓明" />
              </Field>
              <Field name="identity" label="身份证号" required>
                <TextInput inputMode="text" autoComplete="off" />
              </Field>
              <Field group label="报考方式" required>
                <RadioGroup
                  appearance="cards"
                  name="type"
                  value="individual"
                  onValueChange={fn()}
                  options={[
                    { value: 'individual', label: '个人报名', hint: '自己缴费' },
                    { value: 'unit', label: '单位报名', hint: '由单位统一缴费' },
                  ]}
                />
              </Field>
              <Checkbox name="consent" label="我已阅读并同意《考生须知》" />
              <Inline justify="between">
                <Button>上一步</Button>
                <Button type="submit" variant="primary">
                  下一步
                </Button>
              </Inline>
            </Form>
          </Card>
        </Stack>
      </Page>
    </SiteShell>
  );
}

const meta = {
  title: 'Screens/Enrol step',
  component: EnrolStepScreen,
  args: { onSubmit: fn() },
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

export const OnAPhone: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SomethingIsMissing: Story = {
  tags: ['visual'],
  args: { errors: { identity: '请填写身份证号。' } },
};

export const OnADesk: Story = { globals: { viewport: { value: 'desktop' } } };
