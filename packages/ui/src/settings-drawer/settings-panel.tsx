'use client';
import { languageNames, type ShellSettings, shellParts, shellSizes, shellThemes } from '@skillcert/core';
import { Button } from '../button/button.js';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.js';
import { DialogSurface } from '../dialog/dialog-surface.js';
import { Field } from '../field/field.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Select } from '../select/select.js';
import { Stack } from '../stack/stack.js';
import { AccentChoice } from './accent-choice.js';
import { ChoiceOf } from './choice-of.js';
import type { SettingsDrawerProps } from './settings-drawer-props.js';
import { settingsDrawerWords } from './settings-drawer-words.js';

interface PartProps extends Pick<SettingsDrawerProps, 'settings'> {
  onChange: (changed: Partial<ShellSettings>) => void;
}

/** The language, one of those that the host has. */
function LanguageChoice({
  settings,
  languages,
  onChange,
}: PartProps & Required<Pick<SettingsDrawerProps, 'languages'>>) {
  const words = usePartWords('settingsDrawer', settingsDrawerWords);
  return (
    <Field label={words.language} required>
      <Select
        placeholder={null}
        value={settings.language}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onValueChange={(chosen) => {
          const language = languages.find((each) => each === chosen);
          if (language) onChange({ language });
        }}
      />
    </Field>
  );
}

/** The parts of the page that can be left out; only names in Chinese are searched by pinyin. */
function PageParts({ settings, onChange }: PartProps) {
  const words = usePartWords('settingsDrawer', settingsDrawerWords);
  const offered = shellParts.filter((part) => part !== 'pinyin_search' || settings.language === 'zh');
  return (
    <Field label={words.page} group required>
      <CheckboxGroup
        options={offered.map((part) => ({ value: part, label: words[part] }))}
        value={offered.filter((part) => settings[part])}
        onValueChange={(chosen) =>
          onChange(Object.fromEntries(offered.map((part) => [part, chosen.includes(part)])))
        }
      />
    </Field>
  );
}

/** The settings themselves. */
export function SettingsPanel({
  settings,
  onSettingsChange,
  defaults,
  presets,
  languages,
  className,
  ...rest
}: Required<Pick<SettingsDrawerProps, 'defaults' | 'presets' | 'languages'>> & SettingsDrawerProps) {
  const words = usePartWords('settingsDrawer', settingsDrawerWords);
  const change = (changed: Partial<ShellSettings>) => onSettingsChange({ ...settings, ...changed });
  return (
    <DialogSurface
      {...rest}
      shape="drawer"
      title={words.settings}
      description={words.applied}
      className={classNames('sc-settings-drawer', className)}
      footer={
        <Button onClick={() => onSettingsChange({ ...defaults, language: settings.language })}>
          {words.reset}
        </Button>
      }
    >
      <Stack gap="lg">
        <AccentChoice
          accent={settings.accent || defaults.accent}
          onAccentChange={(accent) => change({ accent })}
          presets={presets}
        />
        <ChoiceOf
          label={words.theme}
          values={shellThemes}
          names={words.themes}
          value={settings.theme}
          onValueChange={(theme) => change({ theme })}
        />
        <ChoiceOf
          label={words.size}
          values={shellSizes}
          names={words.sizes}
          value={settings.size}
          onValueChange={(size) => change({ size })}
        />
        <LanguageChoice settings={settings} languages={languages} onChange={change} />
        <PageParts settings={settings} onChange={change} />
      </Stack>
    </DialogSurface>
  );
}
