/** The words of the staff's sign-in. */
export const loginWords = {
  title: { zh: '管理入口', en: 'Administration', es: 'Administración', ja: '管理者用' },
  username: { zh: '账号名', en: 'Account name', es: 'Nombre de cuenta', ja: 'アカウント名' },
  password: { zh: '密码', en: 'Password', es: 'Contraseña', ja: 'パスワード' },
  submit: { zh: '登录', en: 'Sign in', es: 'Iniciar sesión', ja: 'ログイン' },
  by_phone: {
    zh: '手机验证码登录',
    en: 'Sign in with a code by phone',
    es: 'Entrar con un código por teléfono',
    ja: '電話の認証コードでログイン',
  },
  forgot: {
    zh: '忘记密码？',
    en: 'Forgotten password?',
    es: '¿Olvidó la contraseña?',
    ja: 'パスワードをお忘れですか？',
  },
  candidates: {
    zh: '考生报名入口',
    en: 'Candidates enrol here',
    es: 'Inscripción de candidatos',
    ja: '受験申込はこちら',
  },
  units: {
    zh: '单位注册入口',
    en: 'Units register here',
    es: 'Registro de entidades',
    ja: '機関登録はこちら',
  },
  required: {
    zh: '此项为必填项。',
    en: 'This is required.',
    es: 'Este dato es obligatorio.',
    ja: '必須項目です。',
  },
  wrong: {
    zh: '账号或密码不正确。',
    en: 'The account name or the password is wrong.',
    es: 'El nombre de cuenta o la contraseña no son correctos.',
    ja: 'アカウント名またはパスワードが正しくありません。',
  },
} as const;
