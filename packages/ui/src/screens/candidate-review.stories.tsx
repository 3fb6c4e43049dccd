import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { sampleCandidates } from '../data-table/sample-candidates.js';
import {
  Button,
  Card,
  DataTable,
  Descriptions,
  Inline,
  Page,
  Split,
  StatusBadge,
  Tabs,
  Timeline,
} from '../index.js';
import { useStoryWords } from '../testing/story-words.js';
import { ConsoleFrame } from './sample-frame.js';

const words = {
  title: { zh: '资格审核', en: 'Qualification review', es: 'Revisión de requisitos', ja: '受験資格の審査' },
  list: { zh: '考生名单', en: 'Candidates', es: 'Candidatos', ja: '受験者一覧' },
  papers: { zh: '考生材料', en: 'Documents', es: 'Documentos', ja: '提出書類' },
  queue: {
    zh: '待审核考生',
    en: 'Candidates to review',
    es: 'Candidatos por revisar',
    ja: '審査待ちの受験者',
  },
  name: { zh: '姓名', en: 'Name', es: 'Nombre', ja: '氏名' },
  state: { zh: '状态', en: 'Status', es: 'Estado', ja: '状態' },
  warning: { zh: '待审核', en: 'To review', es: 'Por revisar', ja: '審査待ち' },
  success: { zh: '审核通过', en: 'Approved', es: 'Aprobada', ja: '承認' },
  danger: { zh: '退回修改', en: 'Returned', es: 'Devuelta', ja: '差し戻し' },
  neutral: { zh: '已撤回', en: 'Withdrawn', es: 'Retirada', ja: '取り下げ' },
  give_back: { zh: '退回修改', en: 'Return for mending', es: 'Devolver para corregir', ja: '差し戻し' },
  approve: { zh: '通过', en: 'Approve', es: 'Aprobar', ja: '承認' },
  facts: { zh: '报名信息', en: 'Enrolment', es: 'Inscripción', ja: '申込内容' },
  phone: { zh: '手机号', en: 'Phone', es: 'Teléfono', ja: '携帯電話番号' },
  identity: { zh: '身份证号', en: 'ID number', es: 'Número de identidad', ja: '身分証番号' },
  level: { zh: '等级', en: 'Level', es: 'Nivel', ja: '級' },
  unit: { zh: '推荐单位', en: 'Recommending unit', es: 'Entidad colaboradora', ja: '推薦機関' },
  applied: { zh: '报名时间', en: 'Enrolled at', es: 'Fecha de inscripción', ja: '申込日時' },
  fee: { zh: '费用', en: 'Fee', es: 'Tasa', ja: '受験料' },
  history: { zh: '操作历史', en: 'History', es: 'Historial', ja: '操作履歴' },
  resubmitted: { zh: '重新提交', en: 'Resubmitted', es: 'Reenvío', ja: '再提出' },
  candidate: { zh: '考生', en: 'Candidate', es: 'Candidato', ja: '受験者' },
  blurred: {
    zh: '照片不清晰',
    en: 'The photo is blurred',
    es: 'La foto no es nítida',
    ja: '写真が不鮮明です',
  },
} as const;

const decide = fn(async () => undefined);
const [first] = sampleCandidates;

function CandidateReviewScreen() {
  const t = useStoryWords(words);
  const [chosen, setChosen] = useState(first);
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('facts');
  return (
    <ConsoleFrame activeId="review" title={t('title')}>
      <Page title={t('title')} description="2026 年第三期（上海）" width="full">
        <Split
          masterLabel={t('list')}
          detailLabel={t('papers')}
          open={open}
          onOpenChange={setOpen}
          master={
            <Card padding="none">
              <DataTable
                caption={t('queue')}
                density="compact"
                rows={sampleCandidates}
                rowId={(row) => row.id}
                rowLabel={(row) => row.name}
                onRowClick={(row) => {
                  setChosen(row);
                  setOpen(true);
                }}
                columns={[
                  { id: 'name', header: t('name'), cell: (row) => row.name, card: 'title' },
                  {
                    id: 'state',
                    header: t('state'),
                    cell: (row) => <StatusBadge tone={row.tone}>{t(row.tone)}</StatusBadge>,
                  },
                ]}
              />
            </Card>
          }
          detail={
            <Card
              title={chosen?.name}
              description={chosen?.level}
              footer={
                <Inline justify="end">
                  <Button onClick={decide}>{t('give_back')}</Button>
                  <Button variant="primary" onClick={decide}>
                    {t('approve')}
                  </Button>
                </Inline>
              }
            >
              <Tabs
                label={t('papers')}
                value={tab}
                onValueChange={setTab}
                items={[
                  {
                    id: 'facts',
                    label: t('facts'),
                    content: (
                      <Descriptions
                        columns={2}
                        items={[
                          { id: 'phone', label: t('phone'), value: chosen?.phone },
                          { id: 'identity', label: t('identity'), value: '310***********0018' },
                          { id: 'level', label: t('level'), value: chosen?.level },
                          { id: 'unit', label: t('unit'), value: '上海市科技创业协会' },
                          { id: 'applied', label: t('applied'), value: chosen?.applied_at },
                          { id: 'fee', label: t('fee'), value: '¥180.00' },
                        ]}
                      />
                    ),
                  },
                  {
                    id: 'history',
                    label: t('history'),
                    count: 2,
                    content: (
                      <Timeline
                        items={[
                          {
                            id: '2',
                            title: t('resubmitted'),
                            time: '2026-11-12 10:02',
                            actor: t('candidate'),
                            tone: 'accent',
                          },
                          {
                            id: '1',
                            title: t('give_back'),
                            time: '2026-11-11 16:40',
                            actor: '李审核',
                            description: t('blurred'),
                            tone: 'danger',
                          },
                        ]}
                      />
                    ),
                  },
                ]}
              />
            </Card>
          }
        />
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Candidate review',
  component: CandidateReviewScreen,
  parameters: {
    guide: {
      what: 'A reviewer compares what a candidate entered with the papers, and decides.',
      not: 'a component: each has its own page.',
      keys: 'List and record are Split; all actions are buttons in Tab order.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 768 },
  },
} satisfies Meta<typeof CandidateReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = { tags: ['visual'] };

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};
