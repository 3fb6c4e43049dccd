import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck, CreditCard, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  Button,
  Card,
  DataTable,
  Grid,
  Inline,
  Page,
  Pagination,
  SearchInput,
  SeatsBar,
  Select,
  Stat,
  StatusBadge,
  Text,
} from '../index.js';
import { useStoryWords } from '../testing/story-words.js';
import { sampleClasses } from './sample-classes.js';
import { ConsoleFrame } from './sample-frame.js';

const words = {
  title: { zh: '班次管理', en: 'Classes', es: 'Convocatorias', ja: 'クラス管理' },
  all: {
    zh: '您可以管理的全部班次',
    en: 'All classes that you manage',
    es: 'Todas las convocatorias que usted gestiona',
    ja: 'ご担当のすべてのクラス',
  },
  create: { zh: '新建班次', en: 'New class', es: 'Nueva convocatoria', ja: 'クラスを作成' },
  to_review: {
    zh: '待审核考生',
    en: 'Candidates to review',
    es: 'Candidatos por revisar',
    ja: '審査待ちの受験者',
  },
  to_confirm: {
    zh: '待确认缴费',
    en: 'Payments to confirm',
    es: 'Pagos por confirmar',
    ja: '確認待ちの支払い',
  },
  to_score: {
    zh: '待录入成绩',
    en: 'Scores to enter',
    es: 'Calificaciones por introducir',
    ja: '未入力の成績',
  },
  search: { zh: '搜索名称', en: 'Search by name', es: 'Buscar por nombre', ja: '名称で検索' },
  state: { zh: '状态', en: 'Status', es: 'Estado', ja: '状態' },
  any: { zh: '全部状态', en: 'Status: all', es: 'Estado: todos', ja: '状態：すべて' },
  enrolling: { zh: '报名中', en: 'Enrolling', es: 'En inscripción', ja: '申込受付中' },
  submitted: { zh: '待审批', en: 'Waiting for approval', es: 'Pendiente de aprobación', ja: '承認待ち' },
  finished: { zh: '已结束', en: 'Finished', es: 'Finalizada', ja: '終了' },
  cancelled: { zh: '已取消', en: 'Cancelled', es: 'Cancelada', ja: '中止' },
  enter: { zh: '进入', en: 'Enter', es: 'Entrar', ja: '入る' },
  name: { zh: '班次', en: 'Class', es: 'Convocatoria', ja: 'クラス' },
  seats: { zh: '名额', en: 'Seats', es: 'Plazas', ja: '定員' },
  from: { zh: '报名开始', en: 'Enrolment from', es: 'Inscripción desde', ja: '申込開始' },
  to: { zh: '报名截止', en: 'Enrolment until', es: 'Inscripción hasta', ja: '申込締切' },
} as const;

const states = ['enrolling', 'submitted', 'finished', 'cancelled'] as const;

const onEnter = fn();
const onCreate = fn();

function ClassListScreen() {
  const t = useStoryWords(words);
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const rows = sampleClasses.filter(
    (row) => row.name.includes(search) && (state === '' || row.state === state),
  );
  return (
    <ConsoleFrame activeId="classes" title={t('title')}>
      <Page
        title={t('title')}
        description={t('all')}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
            {t('create')}
          </Button>
        }
      >
        <Grid columns={3}>
          <Card>
            <Stat label={t('to_review')} value="12" icon={<Users aria-hidden="true" />} />
          </Card>
          <Card>
            <Stat label={t('to_confirm')} value="5" icon={<CreditCard aria-hidden="true" />} />
          </Card>
          <Card>
            <Stat label={t('to_score')} value="96" icon={<ClipboardCheck aria-hidden="true" />} />
          </Card>
        </Grid>
        <Inline>
          <SearchInput value={search} onSearch={setSearch} label={t('search')} />
          <Select
            aria-label={t('state')}
            value={state}
            placeholder={t('any')}
            options={states.map((value) => ({ value, label: t(value) }))}
            onValueChange={setState}
          />
        </Inline>
        <Card padding="none">
          <DataTable
            caption={t('title')}
            rows={rows}
            rowId={(row) => row.id}
            rowLabel={(row) => row.name}
            rowActions={(row) => (
              <Button size="small" onClick={() => onEnter(row.id)}>
                {t('enter')}
              </Button>
            )}
            columns={[
              { id: 'name', header: t('name'), cell: (row) => row.name, card: 'title', width: 'wide' },
              {
                id: 'state',
                header: t('state'),
                cell: (row) => <StatusBadge tone={row.tone}>{t(row.state)}</StatusBadge>,
              },
              {
                id: 'seats',
                header: t('seats'),
                cell: (row) => <SeatsBar taken={row.taken} capacity={row.capacity} />,
              },
              { id: 'from', header: t('from'), cell: (row) => <Text tabular>{row.from}</Text> },
              { id: 'to', header: t('to'), cell: (row) => <Text tabular>{row.to}</Text> },
            ]}
            footer={<Pagination page={1} limit={20} total={rows.length} onPageChange={fn()} />}
          />
        </Card>
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Class list',
  component: ClassListScreen,
  parameters: {
    guide: {
      what: 'The classes of a year: what is waiting for me, where they stand, and the way into each.',
      not: 'a component: each has its own page.',
      keys: 'As DataTable and FilterBar.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 768 },
  },
} satisfies Meta<typeof ClassListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = { tags: ['visual'] };

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};
