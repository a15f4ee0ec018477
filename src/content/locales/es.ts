import type { Content } from '../content';
import { navigationFrom } from '../navigationFrom';

export type { Content, Direction, Messages } from '../content';
export type { Navigation } from '../navigation';

export const es: Content = {
  locale: 'es-ES',
  messages: {
    home: 'Inicio',
    skipToContent: 'Ir al contenido principal',
    mainNavigation: 'Menú principal',
    menu: 'Menú',
    language: 'Idioma',
    onThisPage: 'En esta página',
    logIn: 'Iniciar sesión',
    logOut: 'Cerrar sesión',
    accountMenu: 'Menú desplegable con información de la cuenta',
    accountDashboard: 'Panel de la cuenta',
    domains: 'Dominios',
    badgeNew: 'Nuevo',
    opensInNewTab: 'se abre en una pestaña nueva',
    carousel: 'carrusel',
    slide: 'diapositiva',
    slidePosition: '{position} de {count}',
    stopSlides: 'Detener la presentación de diapositivas',
    startSlides: 'Iniciar la presentación de diapositivas',
  },
  navigation: navigationFrom({
    products: 'Productos',
    groups: {
      websites: 'Creación de sitios web',
      commerce: 'Comercio electrónico',
      'business-tools': 'Herramientas para empresas',
      'for-professionals': 'Para profesionales',
      marketing: 'Marketing',
    },
    websitesDescription: 'Todo para tu sitio web',
    links: {
      websites: 'Sitios web',
      templates: 'Plantillas de sitios web',
      'ai-website-builder': 'Creador de sitios web con IA',
      'design-intelligence': 'Design Intelligence',
      portfolios: 'Portfolios',
      blogs: 'Blogs',
      analytics: 'Analítica',
      enterprise: 'Enterprise',
      'online-stores': 'Tiendas online',
      'ecommerce-websites': 'Sitios web de comercio electrónico',
      'designs-that-sell': 'Diseños que venden',
      services: 'Servicios',
      invoicing: 'Facturación',
      scheduling: 'Reserva de citas',
      'content-and-memberships': 'Contenido y membresías',
      donations: 'Donaciones',
      'financial-solutions': 'Soluciones financieras',
      'domain-search': 'Búsqueda de dominios',
      'domain-transfer': 'Transferencia de dominios',
      'business-email': 'Correo electrónico profesional',
      pro: 'Pro',
      circle: 'Circle',
      'marketing-tools': 'Herramientas de marketing',
      'email-campaigns': 'Campañas de correo electrónico',
      'seo-tools': 'Herramientas de SEO',
      'free-tools': 'Herramientas gratuitas',
    },
    viewAllFeatures: 'Ver todas las funciones',
    resources: 'Recursos',
    resourceLinks: {
      'help-center': [
        'Centro de ayuda',
        'Guías, respuestas y asistencia las 24 horas, todos los días',
      ],
      forum: [
        'Foro',
        'Comparte experiencias con otros propietarios de sitios web',
      ],
      webinars: [
        'Seminarios web',
        'Clases gratuitas en directo, desde los primeros pasos hasta el lanzamiento',
      ],
      blog: ['Blog', 'Ideas y consejos para hacer crecer tu negocio'],
      'hire-an-expert': [
        'Contratar a un experto',
        'Encuentra un profesional que cree o perfeccione tu sitio web',
      ],
    },
    spotlight: [
      'Inspírate',
      'Creados con el producto',
      'una colección de sitios web inspiradores creados por usuarios reales del producto',
    ],
  }),
};
