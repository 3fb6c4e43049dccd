import { accentPresets, defaultSettings, isLanguage, type ShellSettings } from '@skillcert/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { en } from '../locales/en.js';
import { es } from '../locales/es.js';
import { ja } from '../locales/ja.js';
import { zh } from '../locales/zh.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { SkillcertProvider } from '../provider/skillcert-provider.js';
import { seen } from '../testing/seen.js';
import { languageNow, saidBy } from '../testing/spoken.js';
import { sampleColours } from './sample-colours.js';
import { SettingsDrawer } from './settings-drawer.js';
import type { SettingsDrawerProps } from './settings-drawer-props.js';
import { settingsDrawerWords } from './settings-drawer-words.js';

const words = { en, zh, es, ja };
const changed = fn();

interface DemoProps {
  settings?: Partial<ShellSettings>;
  presets?: SettingsDrawerProps['presets'];
}

/** Only the chosen settings: the others keep following the toolbar. */
const changesIn = (before: ShellSettings, next: ShellSettings): Partial<ShellSettings> => {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => known.get(name) !== value));
};

/** Works as in the console: a choice is applied at once. Until then the looks of Storybook's toolbar apply. */
function Demo({ settings: given, presets }: DemoProps) {
  const outer = useSkillcert();
  const [open, setOpen] = useState(true);
  const [own, setOwn] = useState<Partial<ShellSettings>>(given ?? {});
  const language = isLanguage(outer.language) ? outer.language : 'en';
  const settings: ShellSettings = { ...defaultSettings, theme: outer.looks.theme, language, ...own };
  return (
    <SkillcertProvider
      words={words[settings.language]}
      language={settings.language}
      theme={settings.theme}
      size={settings.size}
      accent={settings.accent}
    >
      <Button variant="primary" onClick={() => setOpen(true)}>
        {settings.accent}
      </Button>
      <SettingsDrawer
        open={open}
        onOpenChange={setOpen}
        settings={settings}
        onSettingsChange={(next) => {
          changed(next);
          setOwn((before) => ({ ...before, ...changesIn(settings, next) }));
        }}
        {...(presets ? { presets } : {})}
      />
    </SkillcertProvider>
  );
}

const meta = {
  title: 'Shell/SettingsDrawer',
  component: Demo,
  beforeEach: () => {
    changed.mockClear();
  },
  parameters: {
    guide: {
      of: SettingsDrawer,
      not: 'settings of one screen: beside what they change.',
      keys: 'Arrows choose in a group, Tab goes to the next; Escape closes.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const adjustedIn = (theme: 'inLight' | 'inDark') => {
  const words = saidBy(settingsDrawerWords);
  return new RegExp(`${words.adjusted}.*${words[theme]('#\\w+')}`);
};

const arrived = () => screen.findByRole('dialog');

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 720, height: 900 } },
  play: async () => {
    await seen(await arrived());
    // Nothing is chosen by a key that was meant for the page.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await expect(screen.getAllByRole('radio').length).toBeGreaterThanOrEqual(15);
  },
};

export const Playground: Story = { args: { settings: { size: 'mini', theme: 'dark' } } };

/** Pinyin means something in Chinese only. */
export const InChinese: Story = {
  args: { settings: { language: 'zh' } },
  play: async () => {
    await arrived();
    await userEvent.click(screen.getByRole('checkbox', { name: '支持拼音搜索菜单' }));
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ pinyin_search: false }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'es');
    await seen(await screen.findByRole('dialog', { name: 'Ajustes' }));
    await expect(screen.queryByRole('checkbox', { name: /pinyin/ })).toBeNull();
    await expect(changed).toHaveBeenLastCalledWith(
      expect.objectContaining({ language: 'es', pinyin_search: false }),
    );
  },
};

export const AppliesAtOnceByKeyboard: Story = {
  play: async () => {
    const dialog = await arrived();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    screen.getByRole('radio', { name: saidBy(settingsDrawerWords).presets[accentPresets[0]] }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      screen.getByRole('radio', { name: saidBy(settingsDrawerWords).presets[accentPresets[1]] }),
    ).toBeChecked();
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ accent: accentPresets[1] }));
    screen.getByRole('radio', { name: saidBy(settingsDrawerWords).themes.light }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.closest('.sc-theme')).toHaveAttribute('data-theme', 'dark');
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: saidBy(settingsDrawerWords).sizes.medium })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(dialog.closest('.sc-theme')).toHaveAttribute('data-size', 'large');
    await userEvent.tab();
    await expect(screen.getByRole('combobox', { name: saidBy(settingsDrawerWords).language })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith(
      expect.objectContaining({ accent: accentPresets[1], theme: 'dark', size: 'large', tags_view: true }),
    );
  },
};

export const AnyColour: Story = {
  play: async () => {
    await arrived();
    const text = screen.getByRole('textbox', { name: saidBy(settingsDrawerWords).ownColour });
    await userEvent.clear(text);
    await userEvent.type(text, sampleColours.violet.slice(0, 5));
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription(new RegExp(saidBy(settingsDrawerWords).notAColour));
    await userEvent.type(text, sampleColours.violet.slice(5));
    await expect(text).toBeValid();
    await expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ accent: sampleColours.violet }));
    fireEvent.input(screen.getByLabelText(saidBy(settingsDrawerWords).pickColour), {
      target: { value: sampleColours.teal },
    });
    await expect(text).toHaveValue(sampleColours.teal);
  },
};

/** An illegible colour is adjusted, and the drawer explains the change. */
export const TellsWhatItAdjusts: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 720, height: 900 } },
  args: { settings: { accent: sampleColours.yellow } },
  play: async () => {
    await arrived();
    await expect(screen.getByRole('status')).toHaveTextContent(adjustedIn('inLight'));
    await userEvent.click(
      screen.getByRole('radio', { name: saidBy(settingsDrawerWords).presets[accentPresets[2]] }),
    );
    await expect(screen.getByRole('status')).toHaveTextContent(adjustedIn('inDark'));
    await userEvent.click(
      screen.getByRole('radio', { name: saidBy(settingsDrawerWords).presets[accentPresets[0]] }),
    );
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const text = screen.getByRole('textbox', { name: saidBy(settingsDrawerWords).ownColour });
    await userEvent.clear(text);
    await userEvent.type(text, sampleColours.yellow.slice(1));
    await expect(screen.getByRole('status')).toHaveTextContent(adjustedIn('inLight'));
  },
};

export const ResetsToTheDefaults: Story = {
  args: { settings: { accent: accentPresets[6], size: 'large', tags_view: true, sidebar_logo: true } },
  play: async () => {
    await arrived();
    await userEvent.click(screen.getByRole('button', { name: saidBy(settingsDrawerWords).reset }));
    await expect(changed).toHaveBeenLastCalledWith({ ...defaultSettings, language: languageNow() });
    await expect(
      screen.getByRole('radio', { name: saidBy(settingsDrawerWords).presets[accentPresets[0]] }),
    ).toBeChecked();
    await expect(
      screen.getByRole('checkbox', { name: saidBy(settingsDrawerWords).tags_view }),
    ).not.toBeChecked();
  },
};

/** Another programme has colours of its own; they are named by their digits. */
export const OtherPresets: Story = {
  args: { presets: [sampleColours.rust, sampleColours.teal] },
  play: async () => {
    await arrived();
    await seen(screen.getByRole('radio', { name: sampleColours.rust }));
  },
};
