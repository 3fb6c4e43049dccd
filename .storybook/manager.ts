import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import mark from '../apps/console/public/favicon.svg';
import { accentPresets } from '../packages/core/src/colour/accent-presets';
import { version } from '../packages/ui/package.json';

const [accent] = accentPresets;

// It is inside an attribute, and has quotation marks of its own.
const source = mark.replaceAll('"', '%22').replaceAll('#', '%23');

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `<img src="${source}" alt="" width="20" height="20" style="vertical-align: middle" /> SkillCert design system ${version}`,
    brandUrl: '?path=/docs/welcome--docs',
    brandTarget: '_self',
    colorPrimary: accent,
    colorSecondary: accent,
    barSelectedColor: accent,
    appBorderRadius: 6,
    inputBorderRadius: 6,
  }),
});
