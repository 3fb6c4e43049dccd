import type { Localised } from './programme.js';

/** A legal form within a kind of organisation. */
export interface ComTypeCategory {
  readonly id: string;
  readonly title: Localised;
  /** The kind of organisation it belongs to. */
  readonly organization_category: string;
}

/** The kinds of organisations that may take part, and their legal forms. */
export interface UnitCategories {
  readonly organization_categories: readonly { readonly id: string; readonly title: Localised }[];
  readonly com_type_categories: readonly ComTypeCategory[];
}

/**
 * The categories of the default programme. They are part of its configuration, but stand beside {@link
 * Programme}: only the server reads them, and no page has to download them.
 */
export const defaultUnitCategories: UnitCategories = {
  organization_categories: [
    {
      id: 'company',
      title: { en: 'Company', zh: '企业', es: 'Empresa', ja: '企業' },
    },
    {
      id: 'institution',
      title: { en: 'Public institution', zh: '事业单位', es: 'Institución pública', ja: '公的機関' },
    },
    {
      id: 'society',
      title: { en: 'Social organisation', zh: '社会团体', es: 'Organización social', ja: '社会団体' },
    },
    {
      id: 'private-non-enterprise',
      title: {
        en: 'Private non-profit',
        zh: '民办非企业单位',
        es: 'Entidad privada sin ánimo de lucro',
        ja: '民間非営利組織',
      },
    },
  ],
  com_type_categories: [
    {
      id: 'limited',
      organization_category: 'company',
      title: {
        en: 'Limited company',
        zh: '有限责任公司',
        es: 'Sociedad de responsabilidad limitada',
        ja: '有限責任会社',
      },
    },
    {
      id: 'stock',
      organization_category: 'company',
      title: { en: 'Joint-stock company', zh: '股份有限公司', es: 'Sociedad anónima', ja: '株式会社' },
    },
    {
      id: 'state-owned',
      organization_category: 'company',
      title: { en: 'State-owned company', zh: '国有独资公司', es: 'Empresa estatal', ja: '国有企業' },
    },
    {
      id: 'school',
      organization_category: 'institution',
      title: { en: 'School or university', zh: '院校', es: 'Centro educativo', ja: '学校・大学' },
    },
    {
      id: 'research',
      organization_category: 'institution',
      title: { en: 'Research institute', zh: '科研院所', es: 'Centro de investigación', ja: '研究所' },
    },
    {
      id: 'trade-association',
      organization_category: 'society',
      title: { en: 'Trade association', zh: '行业协会', es: 'Asociación sectorial', ja: '業界団体' },
    },
    {
      id: 'learned-society',
      organization_category: 'society',
      title: { en: 'Learned society', zh: '学会', es: 'Sociedad científica', ja: '学会' },
    },
    {
      id: 'training-centre',
      organization_category: 'private-non-enterprise',
      title: { en: 'Training centre', zh: '培训机构', es: 'Centro de formación', ja: '研修機関' },
    },
  ],
};
