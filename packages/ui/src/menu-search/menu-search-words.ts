import type { OwnWords } from '../internal/own-words.js';

export interface MenuSearchWords {
  title: string;
  placeholder: string;
}

export const menuSearchWords: OwnWords<MenuSearchWords> = {
  en: { title: 'Search the menu', placeholder: 'Title or path' },
  zh: { title: '搜索菜单', placeholder: '标题、路径、拼音或首字母' },
  es: { title: 'Buscar en el menú', placeholder: 'Título o ruta' },
  ja: { title: 'メニューを検索', placeholder: 'タイトルまたはパス' },
};
