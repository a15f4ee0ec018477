import type { Content } from '../content';
import { navigationFrom } from '../navigationFrom';

export type { Content, Direction, Messages } from '../content';
export type { Navigation } from '../navigation';

export const ja: Content = {
  locale: 'ja-JP',
  messages: {
    home: 'ホーム',
    skipToContent: 'メインコンテンツへスキップ',
    mainNavigation: 'メインメニュー',
    menu: 'メニュー',
    language: '言語',
    onThisPage: 'このページの内容',
    logIn: 'ログイン',
    logOut: 'ログアウト',
    accountMenu: 'アカウント情報のドロップダウンメニュー',
    accountDashboard: 'アカウントダッシュボード',
    domains: 'ドメイン',
    badgeNew: '新機能',
    opensInNewTab: '新しいタブで開きます',
    carousel: 'カルーセル',
    slide: 'スライド',
    slidePosition: '{count}枚中{position}枚目',
    stopSlides: 'スライドショーを停止',
    startSlides: 'スライドショーを開始',
  },
  navigation: navigationFrom({
    products: '製品',
    groups: {
      websites: 'ウェブサイト作成',
      commerce: 'Eコマース',
      'business-tools': 'ビジネスツール',
      'for-professionals': 'プロフェッショナル向け',
      marketing: 'マーケティング',
    },
    websitesDescription: 'サイトに必要なすべて',
    links: {
      websites: 'ウェブサイト',
      templates: 'サイトテンプレート',
      'ai-website-builder': 'AIサイトビルダー',
      'design-intelligence': 'Design Intelligence',
      portfolios: 'ポートフォリオ',
      blogs: 'ブログ',
      analytics: 'アクセス解析',
      enterprise: 'エンタープライズ',
      'online-stores': 'オンラインストア',
      'ecommerce-websites': 'Eコマースサイト',
      'designs-that-sell': '売れるデザイン',
      services: 'サービス販売',
      invoicing: '請求書作成',
      scheduling: '予約管理',
      'content-and-memberships': 'コンテンツとメンバーシップ',
      donations: '寄付',
      'financial-solutions': '金融ソリューション',
      'domain-search': 'ドメイン検索',
      'domain-transfer': 'ドメイン移管',
      'business-email': 'ビジネスメール',
      pro: 'Pro',
      circle: 'Circle',
      'marketing-tools': 'マーケティングツール',
      'email-campaigns': 'メールキャンペーン',
      'seo-tools': 'SEOツール',
      'free-tools': '無料ツール',
    },
    viewAllFeatures: 'すべての機能を見る',
    resources: 'リソース',
    resourceLinks: {
      'help-center': [
        'ヘルプセンター',
        'ガイドや回答をご覧いただけるほか、24時間年中無休でサポートします',
      ],
      forum: ['フォーラム', 'ほかのサイトオーナーと情報交換できます'],
      webinars: [
        'ウェビナー',
        'はじめの一歩から公開まで、無料のライブ講座で学べます',
      ],
      blog: [
        'ブログ',
        'ビジネスの成長に役立つアイデアやアドバイスをお届けします',
      ],
      'hire-an-expert': [
        'エキスパートに依頼',
        'サイトの作成や仕上げを任せられるプロが見つかります',
      ],
    },
    spotlight: [
      'インスピレーションを見つける',
      'この製品で作られたサイト',
      '実際のユーザーがこの製品で作成した、インスピレーションに満ちたウェブサイト集',
    ],
  }),
};
