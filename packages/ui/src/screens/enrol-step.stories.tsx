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
import { storySays, useStoryWords } from '../testing/story-words.js';

const words = {
  brand: { zh: '技能等级认证', en: 'SkillCert', es: 'SkillCert', ja: 'SkillCert' },
  places: { zh: '网站导航', en: 'Places', es: 'Navegación', ja: 'ナビゲーション' },
  classes: { zh: '开放班次', en: 'Open classes', es: 'Convocatorias abiertas', ja: '受付中のクラス' },
  own: { zh: '我的报名', en: 'My enrolments', es: 'Mis inscripciones', ja: '申込内容の確認' },
  title: {
    zh: '填写报名信息',
    en: 'Fill in the enrolment',
    es: 'Rellenar la inscripción',
    ja: '申込内容の入力',
  },
  phone: { zh: '验证手机', en: 'Phone', es: 'Teléfono', ja: '電話の確認' },
  person: { zh: '身份信息', en: 'Identity', es: 'Identidad', ja: '本人情報' },
  material: { zh: '报名材料', en: 'Documents', es: 'Documentos', ja: '提出書類' },
  done: { zh: '确认提交', en: 'Check', es: 'Comprobar', ja: '確認' },
  kept: {
    zh: '您填写的内容会自动保存，可以随时回来继续。',
    en: 'What you fill in is kept by itself; come back whenever you like.',
    es: 'Lo que rellene se guarda solo; puede volver cuando quiera.',
    ja: '入力した内容は自動で保存されます。いつでも続きから再開できます。',
  },
  name: { zh: '姓名', en: 'Name', es: 'Nombre', ja: '氏名' },
  as_on_card: {
    zh: '与身份证一致',
    en: 'As on the identity card',
    es: 'Como en el documento de identidad',
    ja: '身分証のとおり',
  },
  identity: { zh: '身份证号', en: 'ID number', es: 'Número de identidad', ja: '身分証番号' },
  type: { zh: '报名方式', en: 'How you enrol', es: 'Tipo de inscripción', ja: '申込方法' },
  individual: { zh: '个人报名', en: 'On my own', es: 'Individual', ja: '個人申込' },
  pays_alone: { zh: '自己缴费', en: 'I pay myself', es: 'Pago yo', ja: '自分で支払う' },
  unit: { zh: '单位报名', en: 'Through a unit', es: 'Por una entidad', ja: '機関経由' },
  unit_pays: { zh: '由单位统一缴费', en: 'The unit pays', es: 'Paga la entidad', ja: '機関がまとめて支払う' },
  consent: {
    zh: '我已阅读并同意《考生须知》',
    en: 'I have read and accept the notice to candidates',
    es: 'He leído y acepto las normas para candidatos',
    ja: '「受験者への注意事項」を読み、同意します',
  },
  back: { zh: '上一步', en: 'Back', es: 'Atrás', ja: '戻る' },
  next: { zh: '下一步', en: 'Next', es: 'Siguiente', ja: '次へ' },
  missing: {
    zh: '请填写身份证号。',
    en: 'Enter the ID number.',
    es: 'Escriba el número de identidad.',
    ja: '身分証番号を入力してください。',
  },
} as const;

interface EnrolStepScreenProps {
  onSubmit: () => unknown;
  incomplete?: boolean;
}

function EnrolStepScreen({ onSubmit, incomplete = false }: EnrolStepScreenProps) {
  const t = useStoryWords(words);
  return (
    <SiteShell
      brand={t('brand')}
      home="/enroll"
      navLabel={t('places')}
      items={[
        { to: '/enroll', label: t('classes'), current: true },
        { to: '/enroll/modify-list', label: t('own') },
      ]}
      footer="上海市科技创业协会"
    >
      <Page title={t('title')} description="2026 年第三期（上海）· 四级／中级工" width="narrow">
        <Stack gap="lg">
          <Steps
            current="person"
            items={[
              { id: 'phone', label: t('phone') },
              { id: 'person', label: t('person') },
              { id: 'material', label: t('material') },
              { id: 'done', label: t('done') },
            ]}
          />
          <Banner tone="info">{t('kept')}</Banner>
          <Card>
            <Form onSubmit={onSubmit} errors={incomplete ? { identity: t('missing') } : {}}>
              <Field name="name" label={t('name')} hint={t('as_on_card')} required>
                <TextInput autoComplete="name" defaultValue="张晓明" />
              </Field>
              <Field name="identity" label={t('identity')} required>
                <TextInput inputMode="text" autoComplete="off" />
              </Field>
              <Field group label={t('type')} required>
                <RadioGroup
                  appearance="cards"
                  name="type"
                  value="individual"
                  onValueChange={fn()}
                  options={[
                    { value: 'individual', label: t('individual'), hint: t('pays_alone') },
                    { value: 'unit', label: t('unit'), hint: t('unit_pays') },
                  ]}
                />
              </Field>
              <Checkbox name="consent" label={t('consent')} />
              <Inline justify="between">
                <Button>{t('back')}</Button>
                <Button type="submit" variant="primary">
                  {t('next')}
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
    await userEvent.click(canvas.getByRole('button', { name: storySays(words)('next') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SomethingIsMissing: Story = {
  tags: ['visual'],
  args: { incomplete: true },
};

export const OnADesk: Story = { globals: { viewport: { value: 'desktop' } } };
