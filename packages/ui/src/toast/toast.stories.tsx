import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { Inline } from '../inline/inline.js';
import { holdTimers } from '../testing/hold-timers.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said } from '../testing/spoken.js';
import { createToaster } from './create-toaster.js';
import { Toaster } from './toaster.js';

const toaster = createToaster();
/** Stories about time freeze the clock, and advance it. */
const shortly = 31_000;
let timers: ReturnType<typeof holdTimers>;
const withHeldTimers = () => {
  timers = holdTimers();
  return timers.release;
};
const undo = fn();
const closeDialog = fn();

function Demo() {
  const t = useSampleWords();
  return (
    <Inline>
      <Button onClick={() => toaster.show({ tone: 'success', message: t('已保存'), duration: shortly })}>
        Short
      </Button>
      <Button
        onClick={() =>
          toaster.show({ tone: 'danger', title: t('提交失败'), message: t('班次已满，请选择其他班次。') })
        }
      >
        Error
      </Button>
      <Button
        onClick={() =>
          toaster.show({
            message: t('已移出 1 名考生'),
            action: { label: t('撤销'), onSelect: undo },
            duration: 60_000,
          })
        }
      >
        With an action
      </Button>
      <Toaster toaster={toaster} />
    </Inline>
  );
}

const clear = () => {
  for (const item of toaster.items()) toaster.dismiss(item.id);
};

const meta = {
  title: 'Messages/Toast',
  component: Demo,
  beforeEach: clear,
  parameters: {
    guide: {
      of: Toaster,
      not: 'what must be read before going on: AlertDialog. What stays true: Banner. What is wrong with a field: its Field.',
      keys: 'Tab reaches its action and its cross, and its time stands still meanwhile.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await seen(await within(screen.getByRole('alert')).findByText(sampleMatch('班次已满，请选择其他班次。')));
  },
};

export const Playground: Story = {};

export const GoesByItself: Story = {
  beforeEach: withHeldTimers,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await seen(await screen.findByText(sampleSays('已保存')));
    timers.pass(shortly);
    await waitFor(() => expect(screen.queryByText(sampleSays('已保存'))).toBeNull());
    await expect(toaster.history()[0]?.message).toBe(sampleSays('已保存'));
  },
};

export const WaitsWhileTheFocusIsOnIt: Story = {
  beforeEach: withHeldTimers,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    const close = await screen.findByRole('button', { name: said().close });
    close.focus();
    await waitFor(() => expect(close).toHaveFocus());
    timers.pass(2 * shortly);
    await seen(screen.getByText(sampleSays('已保存')));
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText(sampleSays('已保存'))).toBeNull());
  },
};

export const Tones: Story = {
  tags: ['visual'],
  play: async () => {
    for (const tone of ['info', 'success', 'warning', 'danger'] as const) {
      toaster.show({
        tone,
        title: tone,
        message: sampleSays('今日 18:00 起系统维护，约一小时。'),
        duration: 600_000,
      });
    }
    await expect(await screen.findAllByText(sampleMatch('今日 18:00 起系统维护，约一小时。'))).toHaveLength(
      4,
    );
    await expect(
      within(screen.getByRole('alert')).getAllByText(sampleMatch('今日 18:00 起系统维护，约一小时。')),
    ).toHaveLength(1);
  },
};

export const WithAnAction: Story = {
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'With an action' }));
    await userEvent.click(await screen.findByRole('button', { name: sampleSays('撤销') }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: sampleSays('撤销') })).toBeNull());
  },
};

/** Nobody reads a window that is behind another, so the timer stops. */
export const WaitsWhileTheWindowIsHidden: Story = {
  beforeEach: withHeldTimers,
  play: async ({ canvas }) => {
    const hidden = fn(() => true);
    Object.defineProperty(document, 'hidden', { configurable: true, get: hidden });
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
      await userEvent.hover(canvas.getByRole('button', { name: 'Error' }));
      await seen(await screen.findByText(sampleSays('已保存')));
      timers.pass(2 * shortly);
      await seen(screen.getByText(sampleSays('已保存')));
    } finally {
      hidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
    }
    await waitFor(() => {
      timers.pass(shortly);
      return expect(screen.queryByText(sampleSays('已保存'))).toBeNull();
    });
  },
};

export const EscapeDismissesTheNewest: Story = {
  play: async () => {
    toaster.show({ message: 'one', duration: 60_000 });
    toaster.show({ message: 'two', duration: 60_000 });
    await screen.findByText('two');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('two')).toBeNull());
    await seen(screen.getByText('one'));
  },
};

export const GivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Short' });
    opener.focus();
    toaster.show({ message: 'one', duration: 60_000 });
    const close = await screen.findByRole('button', { name: said().close });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('one')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** WCAG 2.2, 2.4.11: the focused element is not covered. */
export const NeverCoversTheFocus: Story = {
  render: () => (
    <Inline justify="end">
      <Button>Behind</Button>
      <Toaster toaster={toaster} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const behind = canvas.getByRole('button', { name: 'Behind' });
    toaster.show({ title: 'one', message: 'text', duration: 60_000 });
    await screen.findByText('one');
    behind.focus();
    const apart = () => {
      const [button, message] = [behind, screen.getByRole('region')].map((node) =>
        node.getBoundingClientRect(),
      );
      return button && message && (message.top > button.bottom || message.bottom < button.top);
    };
    await waitFor(() => expect(apart()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: said().close }));
    await waitFor(() => expect(screen.queryByText('one')).toBeNull());
  },
};

/** A message can be closed without closing the dialog below it. */
export const OverADialog: Story = {
  render: () => {
    const t = useSampleWords();
    return (
      <>
        <Dialog open title={t('退回修改')} onOpenChange={closeDialog}>
          {t('考生会收到短信。')}
        </Dialog>
        <Toaster toaster={toaster} />
      </>
    );
  },
  play: async () => {
    closeDialog.mockClear();
    await screen.findByRole('dialog');
    toaster.show({ tone: 'danger', message: sampleSays('网络已断开'), duration: 60_000 });
    const alert = await screen.findByRole('alert');
    await within(alert).findByText(sampleSays('网络已断开'));
    await userEvent.click(within(alert).getByRole('button', { name: said().close }), {
      pointerEventsCheck: 0,
    });
    await waitFor(() => expect(screen.queryByText(sampleSays('网络已断开'))).toBeNull());
    await expect(closeDialog).not.toHaveBeenCalled();
  },
};

const followed = fn();

/** The keys stay in a dialog, so a message with a link stands there too; following its link closes the dialog. */
export const LeadsOutOfADialog: Story = {
  render: () => {
    const t = useSampleWords();
    const [open, setOpen] = useState(true);
    return (
      <>
        <Dialog
          open={open}
          title={t('退回修改')}
          onOpenChange={setOpen}
          footer={<Button>{t('撤销')}</Button>}
        >
          {t('考生会收到短信。')}
        </Dialog>
        <Toaster toaster={toaster} />
      </>
    );
  },
  play: async () => {
    followed.mockClear();
    const dialog = await screen.findByRole('dialog');
    const link = { to: '#seats', label: 'Seats', onFollow: followed };
    toaster.show({ tone: 'danger', message: sampleSays('网络已断开'), duration: 600_000, link });
    const lead = await within(dialog).findByRole('link', { name: 'Seats' });
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(sampleSays('网络已断开'));
    // A dialog takes the focus back from all that is outside of it.
    lead.focus();
    await expect(lead).toHaveFocus();
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(toaster.items()).toEqual([]);
  },
};
