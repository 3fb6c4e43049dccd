import type { ImportField } from '@skillcert/api-client/contract';
import type { Choice } from './choices.js';

/** What sheets call a column beside the words of our own template. */
export const headSynonyms: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  name: [
    '考生姓名',
    '学员姓名',
    '名字',
    'full name',
    'candidate',
    'nombre',
    'nombre y apellidos',
    'お名前',
    '名前',
  ],
  id_type: ['证件类别', 'document type', 'id type', 'tipo de documento', '証明書の種類'],
  id_card: [
    '身份证号',
    '身份证号码',
    '身份证',
    '证件号',
    'id no',
    'id card',
    'identity number',
    'dni',
    '証明書番号',
  ],
  gender: ['sex', 'género'],
  birth: ['出生年月日', '生日', 'birthday', 'birth', 'nacimiento', '誕生日'],
  phone: ['手机', '电话', '联系电话', '联系方式', 'mobile', 'phone number', 'móvil', '携帯電話', '携帯'],
  email: ['电子邮箱', '邮件', 'mail', 'e-mail', 'correo electrónico', 'メール'],
  education: ['文化程度', '最高学历', 'degree', 'estudios', '最終学歴'],
  employer: ['单位', '单位名称', '公司', 'company', 'organisation', 'empresa', '会社'],
  job: ['岗位', '职位', 'position', 'job title', 'cargo', '役職'],
  work_years: ['从业年限', '工龄', 'years of experience', 'años de trabajo', '経験年数'],
  certificate_level: ['原证书等级', '原级别'],
  certificate_number: ['证书编号', '原证书号'],
  certificate_issued_on: ['发证日期', '原证书发证日期'],
  photo: ['照片文件名', '相片', 'photo file', 'picture', 'fotografía', '写真ファイル'],
};

/** What sheets write for a choice beside the words of our own template. */
export const valueSynonyms: Readonly<Partial<Record<Choice, readonly string[]>>> = {
  'gender.male': ['m', '男性', 'hombre', 'varón', 'man'],
  'gender.female': ['f', '女性', 'mujer', 'woman'],
  'id_type.cn': ['居民身份证', '身份证', '中国居民身份证', 'id card'],
  'id_type.hk': ['香港居民身份证', '香港'],
  'id_type.mo': ['澳门居民身份证', '澳门'],
  'id_type.tw': ['台湾居民', '台湾'],
  'education.junior': ['初中'],
  'education.senior': ['高中', '中专', '职高', '技校', '中技'],
  'education.college': ['专科', '大学专科', '高职', '大专'],
  'education.bachelor': ['大学', '本科', '大学本科', '学士'],
  'education.master': ['硕士', '研究生', '硕士研究生'],
  'education.doctor': ['博士', '博士研究生'],
};
