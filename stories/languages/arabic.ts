import { navigationFrom } from '../../src/content/index';
import type { LintelContent, LanguageSite } from '../../src/index';

/**
 * A right-to-left language that the package does not include, added by
 * configuration alone.
 */
export const arabic: LanguageSite = {
  title: 'Arabic',
  fullName: 'العربية',
  code: 'ar',
  locale: 'ar-EG',
  direction: 'rtl',
};

export const arabicContent: LintelContent = {
  locale: arabic.locale,
  direction: 'rtl',
  messages: {
    home: 'الصفحة الرئيسية',
    skipToContent: 'الانتقال إلى المحتوى الرئيسي',
    mainNavigation: 'القائمة الرئيسية',
    menu: 'القائمة',
    language: 'اللغة',
    onThisPage: 'في هذه الصفحة',
    logIn: 'تسجيل الدخول',
    logOut: 'تسجيل الخروج',
    accountMenu: 'قائمة معلومات الحساب المنسدلة',
    accountDashboard: 'لوحة تحكم الحساب',
    domains: 'النطاقات',
    badgeNew: 'جديد',
    opensInNewTab: 'يُفتح في علامة تبويب جديدة',
    carousel: 'عرض دوّار',
    slide: 'شريحة',
    slidePosition: '{position} من {count}',
    stopSlides: 'إيقاف عرض الشرائح',
    startSlides: 'بدء عرض الشرائح',
  },
  navigation: navigationFrom({
    products: 'المنتجات',
    groups: {
      websites: 'إنشاء المواقع',
      commerce: 'التجارة الإلكترونية',
      'business-tools': 'أدوات الأعمال',
      'for-professionals': 'للمحترفين',
      marketing: 'التسويق',
    },
    websitesDescription: 'كل ما يحتاجه موقعك',
    links: {
      websites: 'المواقع الإلكترونية',
      templates: 'قوالب المواقع',
      'ai-website-builder': 'منشئ المواقع بالذكاء الاصطناعي',
      'design-intelligence': 'ذكاء التصميم',
      portfolios: 'معارض الأعمال',
      blogs: 'المدوّنات',
      analytics: 'التحليلات',
      enterprise: 'المؤسسات الكبرى',
      'online-stores': 'المتاجر الإلكترونية',
      'ecommerce-websites': 'مواقع التجارة الإلكترونية',
      'designs-that-sell': 'تصاميم تزيد المبيعات',
      services: 'الخدمات',
      invoicing: 'الفواتير',
      scheduling: 'حجز المواعيد',
      'content-and-memberships': 'المحتوى والعضويات',
      donations: 'التبرعات',
      'financial-solutions': 'الحلول المالية',
      'domain-search': 'البحث عن نطاق',
      'domain-transfer': 'نقل نطاق',
      'business-email': 'البريد الإلكتروني للأعمال',
      pro: 'Pro',
      circle: 'Circle',
      'marketing-tools': 'أدوات التسويق',
      'email-campaigns': 'حملات البريد الإلكتروني',
      'seo-tools': 'أدوات تحسين محركات البحث',
      'free-tools': 'أدوات مجانية',
    },
    viewAllFeatures: 'عرض جميع الميزات',
    resources: 'الموارد',
    resourceLinks: {
      'help-center': [
        'مركز المساعدة',
        'أدلّة وإجابات ودعم على مدار الساعة، طوال أيام الأسبوع',
      ],
      forum: ['المنتدى', 'تبادل الخبرات مع أصحاب المواقع الآخرين'],
      webinars: [
        'ندوات عبر الإنترنت',
        'دروس مباشرة مجانية، من الخطوات الأولى حتى الإطلاق',
      ],
      blog: ['المدوّنة', 'أفكار ونصائح تساعد عملك على النمو'],
      'hire-an-expert': [
        'الاستعانة بخبير',
        'اعثر على محترف يبني موقعك أو يحسّنه',
      ],
    },
    spotlight: [
      'استلهم الأفكار',
      'مواقع صُنعت بالمنتج',
      'مجموعة من المواقع الملهمة أنشأها مستخدمون حقيقيون للمنتج',
    ],
  }),
};
