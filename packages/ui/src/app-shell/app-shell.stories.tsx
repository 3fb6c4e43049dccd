import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge, StatusBadge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { DataTable } from '../data-table/data-table.js';
import { sampleCandidates } from '../data-table/sample-candidates.js';
import { Inline } from '../inline/inline.js';
import { Page } from '../page/page.js';
import { Pagination } from '../pagination/pagination.js';
import { ConsoleFrame } from '../screens/sample-frame.js';
import { SearchInput } from '../search-input/search-input.js';
import { SeatsBar } from '../seats-bar/seats-bar.js';
import { sampleMenu } from '../sidebar/sample-menu.js';
import { Sidebar } from '../sidebar/sidebar.js';
import { sampleSays, useSampled, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said } from '../testing/spoken.js';
import { Text } from '../text/text.js';
import { AppShell } from './app-shell.js';

const nothing = () => undefined;

function Demo({ startCollapsed = false }: { startCollapsed?: boolean }) {
  const t = useSampleWords();
  return (
    <ConsoleFrame
      activeId="review"
      title={t('资格审核')}
      home={t('班次管理')}
      footer={
        <Text size="sm" tone="muted">
          上海市科技创业协会
        </Text>
      }
      startCollapsed={startCollapsed}
    >
      <Page
        title={t('资格审核')}
        description="2026 年第三期（上海）"
        actions={
          <>
            <Button>{t('导出')}</Button>
            <Button variant="primary" icon={<Plus aria-hidden="true" />}>
              {t('添加考生')}
            </Button>
          </>
        }
      >
        <Inline justify="between">
          <SearchInput value="" onSearch={nothing} />
          <Inline>
            <Badge tone="accent">{t('待审核 12')}</Badge>
            <SeatsBar taken={87} capacity={100} />
          </Inline>
        </Inline>
        <Card padding="none">
          <DataTable
            caption={t('考生')}
            rows={useSampled(sampleCandidates)}
            rowId={(row) => row.id}
            rowLabel={(row) => row.name}
            onRowClick={nothing}
            selection={new Set(['2'])}
            onSelectionChange={nothing}
            sort={{ id: 'applied_at', direction: 'desc' }}
            onSortChange={nothing}
            columns={[
              { id: 'name', header: t('姓名'), cell: (row) => row.name, sortable: true, card: 'title' },
              { id: 'phone', header: t('手机号'), cell: (row) => row.phone },
              { id: 'level', header: t('等级'), cell: (row) => row.level },
              {
                id: 'state',
                header: t('状态'),
                cell: (row) => <StatusBadge tone={row.tone}>{row.state}</StatusBadge>,
              },
              { id: 'applied_at', header: t('报名时间'), cell: (row) => row.applied_at, sortable: true },
            ]}
            footer={
              <Pagination page={1} limit={20} total={87} onPageChange={nothing} onLimitChange={nothing} />
            }
          />
        </Card>
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Shell/AppShell',
  component: Demo,
  parameters: {
    guide: {
      of: AppShell,
      not: 'a public site, whose frame is SiteShell; a page that stands alone, which is EntryPage.',
      keys: 'Tab meets the skip link first. The sidebar that lies over the page on a phone keeps the focus; Escape closes it.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { visual: { width: 1200, height: 700 } };

export const Default: Story = { tags: ['visual'], parameters: wide };

export const IsAsWideAsTheSpecificationSays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(
      canvas.getByRole('navigation', { name: said().mainMenu }).closest('aside')?.offsetWidth,
    ).toBe(210);
  },
};

export const Playground: Story = {};

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 700 } },
};

export const MenuLiesOverThePageOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const hamburger = await canvas.findByRole('button', { name: said().openMenu });
    await userEvent.click(hamburger);
    const overlay = await screen.findByRole('dialog', { name: said().mainMenu });
    await seen(within(overlay).getByRole('link', { name: sampleSays('班次管理') }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(hamburger).toHaveFocus();
  },
};

/** Without a logo too the cross has a row of its own. */
export const MenuBeginsBelowItsCross: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell
      sidebar={<Sidebar items={useSampled(sampleMenu)} activeId="classes" />}
      navbar={null}
      collapsed={false}
      mobileOpen
      onMobileOpenChange={nothing}
    />
  ),
  play: async () => {
    const overlay = within(await screen.findByRole('dialog', { name: said().mainMenu }));
    const cross = overlay.getByRole('button', { name: said().close }).getBoundingClientRect();
    const first = overlay.getAllByRole('link')[0]?.getBoundingClientRect();
    await expect(first?.top).toBeGreaterThanOrEqual(cross.bottom);
  },
};

export const Collapsed: Story = {
  args: { startCollapsed: true },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('navigation', { name: said().mainMenu }).closest('aside');
    await expect(aside?.offsetWidth).toBe(54);
    await userEvent.click(canvas.getByRole('button', { name: said().expandMenu }));
    await waitFor(() => expect(aside?.offsetWidth).toBe(210));
  },
};
