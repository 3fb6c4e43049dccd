import type { accentPresets, ShellSettings } from '@skillcert/core';
import type { OwnWords } from '../internal/own-words.js';

export interface SettingsDrawerWords {
  settings: string;
  applied: string;
  accent: string;
  /** The names of the eight presets. */
  presets: Record<(typeof accentPresets)[number], string>;
  ownColour: string;
  pickColour: string;
  notAColour: string;
  /** The reason that a colour was adjusted. */
  adjusted: string;
  inLight: (colour: string) => string;
  inDark: (colour: string) => string;
  theme: string;
  themes: Record<ShellSettings['theme'], string>;
  size: string;
  sizes: Record<ShellSettings['size'], string>;
  language: string;
  page: string;
  tags_view: string;
  fixed_header: string;
  sidebar_logo: string;
  pinyin_search: string;
  reset: string;
}

export const settingsDrawerWords: OwnWords<SettingsDrawerWords> = {
  en: {
    settings: 'Settings',
    applied: 'Changes apply at once.',
    accent: 'Theme colour',
    presets: {
      '#3677d9': 'Blue',
      '#1890ff': 'Bright blue',
      '#304156': 'Slate',
      '#11a983': 'Green',
      '#13c2c2': 'Turquoise',
      '#6959cd': 'Violet',
      '#f5222d': 'Red',
      '#d46b08': 'Orange',
    },
    ownColour: 'Another colour',
    pickColour: 'Pick a colour',
    notAColour: 'Write a colour as # and six digits, such as #3677d9.',
    adjusted: 'So that everything stays readable, this colour is drawn a little differently:',
    inLight: (colour) => `${colour} in the light theme`,
    inDark: (colour) => `${colour} in the dark theme`,
    theme: 'Brightness',
    themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
    size: 'Size',
    sizes: { large: 'Large', medium: 'Medium', small: 'Small', mini: 'Mini' },
    language: 'Language',
    page: 'Page',
    tags_view: 'Show the open pages as tags',
    fixed_header: 'Keep the header in sight',
    sidebar_logo: 'Show the logo in the sidebar',
    pinyin_search: 'Find menu entries by pinyin',
    reset: 'Reset to defaults',
  },
  zh: {
    settings: '设置',
    applied: '更改立即生效。',
    accent: '主题色',
    presets: {
      '#3677d9': '蓝色',
      '#1890ff': '亮蓝色',
      '#304156': '青灰色',
      '#11a983': '绿色',
      '#13c2c2': '青绿色',
      '#6959cd': '紫色',
      '#f5222d': '红色',
      '#d46b08': '橙色',
    },
    ownColour: '其他颜色',
    pickColour: '选取颜色',
    notAColour: '请输入 # 加六位色值，例如 #3677d9。',
    adjusted: '为保证内容清晰可读，该颜色显示时略有调整：',
    inLight: (colour) => `浅色主题下为 ${colour}`,
    inDark: (colour) => `深色主题下为 ${colour}`,
    theme: '明暗',
    themes: { light: '浅色', dark: '深色', system: '跟随系统' },
    size: '界面大小',
    sizes: { large: '大', medium: '中', small: '小', mini: '迷你' },
    language: '语言',
    page: '页面',
    tags_view: '显示已打开页面的标签栏',
    fixed_header: '固定页头',
    sidebar_logo: '在侧边栏显示标志',
    pinyin_search: '支持拼音搜索菜单',
    reset: '恢复默认设置',
  },
  es: {
    settings: 'Ajustes',
    applied: 'Los cambios se aplican al momento.',
    accent: 'Color del tema',
    presets: {
      '#3677d9': 'Azul',
      '#1890ff': 'Azul vivo',
      '#304156': 'Pizarra',
      '#11a983': 'Verde',
      '#13c2c2': 'Turquesa',
      '#6959cd': 'Violeta',
      '#f5222d': 'Rojo',
      '#d46b08': 'Naranja',
    },
    ownColour: 'Otro color',
    pickColour: 'Elegir un color',
    notAColour: 'Escriba el color como # y seis cifras, por ejemplo #3677d9.',
    adjusted: 'Para que todo se lea bien, este color se muestra algo distinto:',
    inLight: (colour) => `${colour} en el tema claro`,
    inDark: (colour) => `${colour} en el tema oscuro`,
    theme: 'Claridad',
    themes: { light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
    size: 'Tamaño',
    sizes: { large: 'Grande', medium: 'Mediano', small: 'Pequeño', mini: 'Mínimo' },
    language: 'Idioma',
    page: 'Página',
    tags_view: 'Mostrar las páginas abiertas como pestañas',
    fixed_header: 'Mantener la cabecera a la vista',
    sidebar_logo: 'Mostrar el logotipo en la barra lateral',
    pinyin_search: 'Buscar en el menú por pinyin',
    reset: 'Restablecer valores',
  },
  ja: {
    settings: '設定',
    applied: '変更はすぐに反映されます。',
    accent: 'テーマカラー',
    presets: {
      '#3677d9': '青',
      '#1890ff': '明るい青',
      '#304156': '青みがかった灰色',
      '#11a983': '緑',
      '#13c2c2': '青緑',
      '#6959cd': '紫',
      '#f5222d': '赤',
      '#d46b08': 'オレンジ',
    },
    ownColour: 'その他の色',
    pickColour: '色を選ぶ',
    notAColour: '#3677d9 のように # と6桁で入力してください。',
    adjusted: '読みやすさを保つため、この色は少し調整して表示されます。',
    inLight: (colour) => `ライトテーマでは ${colour}`,
    inDark: (colour) => `ダークテーマでは ${colour}`,
    theme: '明るさ',
    themes: { light: 'ライト', dark: 'ダーク', system: 'システムに合わせる' },
    size: '表示サイズ',
    sizes: { large: '大', medium: '中', small: '小', mini: '最小' },
    language: '言語',
    page: 'ページ',
    tags_view: '開いているページをタブで表示',
    fixed_header: 'ヘッダーを固定する',
    sidebar_logo: 'サイドバーにロゴを表示',
    pinyin_search: 'ピンインでメニューを検索',
    reset: '初期設定に戻す',
  },
};
