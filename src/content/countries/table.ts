// Written by generate.mjs. Change names in names.mjs.
import type { Country } from './country';

/** ISO 3166-1 alpha-3. */
export type CountryKey =
  | 'ABW'
  | 'AFG'
  | 'AGO'
  | 'AIA'
  | 'ALA'
  | 'ALB'
  | 'AND'
  | 'ARE'
  | 'ARG'
  | 'ARM'
  | 'ASM'
  | 'ATA'
  | 'ATF'
  | 'ATG'
  | 'AUS'
  | 'AUT'
  | 'AZE'
  | 'BDI'
  | 'BEL'
  | 'BEN'
  | 'BES'
  | 'BFA'
  | 'BGD'
  | 'BGR'
  | 'BHR'
  | 'BHS'
  | 'BIH'
  | 'BLM'
  | 'BLR'
  | 'BLZ'
  | 'BMU'
  | 'BOL'
  | 'BRA'
  | 'BRB'
  | 'BRN'
  | 'BTN'
  | 'BVT'
  | 'BWA'
  | 'CAF'
  | 'CAN'
  | 'CCK'
  | 'CHE'
  | 'CHL'
  | 'CHN'
  | 'CIV'
  | 'CMR'
  | 'COD'
  | 'COG'
  | 'COK'
  | 'COL'
  | 'COM'
  | 'CPV'
  | 'CRI'
  | 'CUB'
  | 'CUW'
  | 'CXR'
  | 'CYM'
  | 'CYP'
  | 'CZE'
  | 'DEU'
  | 'DJI'
  | 'DMA'
  | 'DNK'
  | 'DOM'
  | 'DZA'
  | 'ECU'
  | 'EGY'
  | 'ERI'
  | 'ESH'
  | 'ESP'
  | 'EST'
  | 'ETH'
  | 'FIN'
  | 'FJI'
  | 'FLK'
  | 'FRA'
  | 'FRO'
  | 'FSM'
  | 'GAB'
  | 'GBR'
  | 'GEO'
  | 'GGY'
  | 'GHA'
  | 'GIB'
  | 'GIN'
  | 'GLP'
  | 'GMB'
  | 'GNB'
  | 'GNQ'
  | 'GRC'
  | 'GRD'
  | 'GRL'
  | 'GTM'
  | 'GUF'
  | 'GUM'
  | 'GUY'
  | 'HKG'
  | 'HMD'
  | 'HND'
  | 'HRV'
  | 'HTI'
  | 'HUN'
  | 'IDN'
  | 'IMN'
  | 'IND'
  | 'IOT'
  | 'IRL'
  | 'IRN'
  | 'IRQ'
  | 'ISL'
  | 'ISR'
  | 'ITA'
  | 'JAM'
  | 'JEY'
  | 'JOR'
  | 'JPN'
  | 'KAZ'
  | 'KEN'
  | 'KGZ'
  | 'KHM'
  | 'KIR'
  | 'KNA'
  | 'KOR'
  | 'KWT'
  | 'LAO'
  | 'LBN'
  | 'LBR'
  | 'LBY'
  | 'LCA'
  | 'LIE'
  | 'LKA'
  | 'LSO'
  | 'LTU'
  | 'LUX'
  | 'LVA'
  | 'MAC'
  | 'MAF'
  | 'MAR'
  | 'MCO'
  | 'MDA'
  | 'MDG'
  | 'MDV'
  | 'MEX'
  | 'MHL'
  | 'MKD'
  | 'MLI'
  | 'MLT'
  | 'MMR'
  | 'MNE'
  | 'MNG'
  | 'MNP'
  | 'MOZ'
  | 'MRT'
  | 'MSR'
  | 'MTQ'
  | 'MUS'
  | 'MWI'
  | 'MYS'
  | 'MYT'
  | 'NAM'
  | 'NCL'
  | 'NER'
  | 'NFK'
  | 'NGA'
  | 'NIC'
  | 'NIU'
  | 'NLD'
  | 'NOR'
  | 'NPL'
  | 'NRU'
  | 'NZL'
  | 'OMN'
  | 'PAK'
  | 'PAN'
  | 'PCN'
  | 'PER'
  | 'PHL'
  | 'PLW'
  | 'PNG'
  | 'POL'
  | 'PRI'
  | 'PRK'
  | 'PRT'
  | 'PRY'
  | 'PSE'
  | 'PYF'
  | 'QAT'
  | 'REU'
  | 'ROU'
  | 'RUS'
  | 'RWA'
  | 'SAU'
  | 'SDN'
  | 'SEN'
  | 'SGP'
  | 'SGS'
  | 'SHN'
  | 'SJM'
  | 'SLB'
  | 'SLE'
  | 'SLV'
  | 'SMR'
  | 'SOM'
  | 'SPM'
  | 'SRB'
  | 'SSD'
  | 'STP'
  | 'SUR'
  | 'SVK'
  | 'SVN'
  | 'SWE'
  | 'SWZ'
  | 'SXM'
  | 'SYC'
  | 'SYR'
  | 'TCA'
  | 'TCD'
  | 'TGO'
  | 'THA'
  | 'TJK'
  | 'TKL'
  | 'TKM'
  | 'TLS'
  | 'TON'
  | 'TTO'
  | 'TUN'
  | 'TUR'
  | 'TUV'
  | 'TWN'
  | 'TZA'
  | 'UGA'
  | 'UKR'
  | 'UMI'
  | 'URY'
  | 'USA'
  | 'UZB'
  | 'VAT'
  | 'VCT'
  | 'VEN'
  | 'VGB'
  | 'VIR'
  | 'VNM'
  | 'VUT'
  | 'WLF'
  | 'WSM'
  | 'YEM'
  | 'ZAF'
  | 'ZMB'
  | 'ZWE';

/** Every country of ISO 3166-1, by its alpha-3 code (specification §3). */
export const countries: Readonly<Record<CountryKey, Country>> = {
  ABW: { code: 'AW', shortName: 'Aruba', formalName: 'Aruba' },
  AFG: {
    code: 'AF',
    shortName: 'Afghanistan',
    formalName: 'Islamic Republic of Afghanistan',
  },
  AGO: { code: 'AO', shortName: 'Angola', formalName: 'Republic of Angola' },
  AIA: { code: 'AI', shortName: 'Anguilla', formalName: 'Anguilla' },
  ALA: { code: 'AX', shortName: 'Åland Islands', formalName: 'Åland Islands' },
  ALB: { code: 'AL', shortName: 'Albania', formalName: 'Republic of Albania' },
  AND: {
    code: 'AD',
    shortName: 'Andorra',
    formalName: 'Principality of Andorra',
  },
  ARE: {
    code: 'AE',
    shortName: 'United Arab Emirates',
    formalName: 'United Arab Emirates',
  },
  ARG: { code: 'AR', shortName: 'Argentina', formalName: 'Argentine Republic' },
  ARM: { code: 'AM', shortName: 'Armenia', formalName: 'Republic of Armenia' },
  ASM: {
    code: 'AS',
    shortName: 'American Samoa',
    formalName: 'American Samoa',
  },
  ATA: { code: 'AQ', shortName: 'Antarctica', formalName: 'Antarctica' },
  ATF: {
    code: 'TF',
    shortName: 'French Southern Territories',
    formalName: 'French Southern Territories',
  },
  ATG: {
    code: 'AG',
    shortName: 'Antigua and Barbuda',
    formalName: 'Antigua and Barbuda',
  },
  AUS: {
    code: 'AU',
    shortName: 'Australia',
    formalName: 'Commonwealth of Australia',
  },
  AUT: { code: 'AT', shortName: 'Austria', formalName: 'Republic of Austria' },
  AZE: {
    code: 'AZ',
    shortName: 'Azerbaijan',
    formalName: 'Republic of Azerbaijan',
  },
  BDI: { code: 'BI', shortName: 'Burundi', formalName: 'Republic of Burundi' },
  BEL: { code: 'BE', shortName: 'Belgium', formalName: 'Kingdom of Belgium' },
  BEN: { code: 'BJ', shortName: 'Benin', formalName: 'Republic of Benin' },
  BES: {
    code: 'BQ',
    shortName: 'Bonaire, Sint Eustatius and Saba',
    formalName: 'Bonaire, Sint Eustatius and Saba',
  },
  BFA: { code: 'BF', shortName: 'Burkina Faso', formalName: 'Burkina Faso' },
  BGD: {
    code: 'BD',
    shortName: 'Bangladesh',
    formalName: 'People’s Republic of Bangladesh',
  },
  BGR: {
    code: 'BG',
    shortName: 'Bulgaria',
    formalName: 'Republic of Bulgaria',
  },
  BHR: { code: 'BH', shortName: 'Bahrain', formalName: 'Kingdom of Bahrain' },
  BHS: {
    code: 'BS',
    shortName: 'Bahamas',
    formalName: 'Commonwealth of The Bahamas',
  },
  BIH: {
    code: 'BA',
    shortName: 'Bosnia and Herzegovina',
    formalName: 'Bosnia and Herzegovina',
  },
  BLM: {
    code: 'BL',
    shortName: 'Saint Barthélemy',
    formalName: 'Saint Barthélemy',
  },
  BLR: { code: 'BY', shortName: 'Belarus', formalName: 'Republic of Belarus' },
  BLZ: { code: 'BZ', shortName: 'Belize', formalName: 'Belize' },
  BMU: { code: 'BM', shortName: 'Bermuda', formalName: 'Bermuda' },
  BOL: {
    code: 'BO',
    shortName: 'Bolivia',
    formalName: 'Plurinational State of Bolivia',
  },
  BRA: {
    code: 'BR',
    shortName: 'Brazil',
    formalName: 'Federative Republic of Brazil',
  },
  BRB: { code: 'BB', shortName: 'Barbados', formalName: 'Barbados' },
  BRN: { code: 'BN', shortName: 'Brunei', formalName: 'Brunei Darussalam' },
  BTN: { code: 'BT', shortName: 'Bhutan', formalName: 'Kingdom of Bhutan' },
  BVT: { code: 'BV', shortName: 'Bouvet Island', formalName: 'Bouvet Island' },
  BWA: {
    code: 'BW',
    shortName: 'Botswana',
    formalName: 'Republic of Botswana',
  },
  CAF: {
    code: 'CF',
    shortName: 'Central African Republic',
    formalName: 'Central African Republic',
  },
  CAN: { code: 'CA', shortName: 'Canada', formalName: 'Canada' },
  CCK: {
    code: 'CC',
    shortName: 'Cocos (Keeling) Islands',
    formalName: 'Cocos (Keeling) Islands',
  },
  CHE: {
    code: 'CH',
    shortName: 'Switzerland',
    formalName: 'Swiss Confederation',
  },
  CHL: { code: 'CL', shortName: 'Chile', formalName: 'Republic of Chile' },
  CHN: {
    code: 'CN',
    shortName: 'China',
    formalName: 'People’s Republic of China',
  },
  CIV: {
    code: 'CI',
    shortName: 'Côte d’Ivoire',
    formalName: 'Republic of Côte d’Ivoire',
  },
  CMR: {
    code: 'CM',
    shortName: 'Cameroon',
    formalName: 'Republic of Cameroon',
  },
  COD: {
    code: 'CD',
    shortName: 'Democratic Republic of the Congo',
    formalName: 'Democratic Republic of the Congo',
  },
  COG: {
    code: 'CG',
    shortName: 'Republic of the Congo',
    formalName: 'Republic of the Congo',
  },
  COK: { code: 'CK', shortName: 'Cook Islands', formalName: 'Cook Islands' },
  COL: {
    code: 'CO',
    shortName: 'Colombia',
    formalName: 'Republic of Colombia',
  },
  COM: { code: 'KM', shortName: 'Comoros', formalName: 'Union of the Comoros' },
  CPV: {
    code: 'CV',
    shortName: 'Cabo Verde',
    formalName: 'Republic of Cabo Verde',
  },
  CRI: {
    code: 'CR',
    shortName: 'Costa Rica',
    formalName: 'Republic of Costa Rica',
  },
  CUB: { code: 'CU', shortName: 'Cuba', formalName: 'Republic of Cuba' },
  CUW: { code: 'CW', shortName: 'Curaçao', formalName: 'Curaçao' },
  CXR: {
    code: 'CX',
    shortName: 'Christmas Island',
    formalName: 'Christmas Island',
  },
  CYM: {
    code: 'KY',
    shortName: 'Cayman Islands',
    formalName: 'Cayman Islands',
  },
  CYP: { code: 'CY', shortName: 'Cyprus', formalName: 'Republic of Cyprus' },
  CZE: { code: 'CZ', shortName: 'Czechia', formalName: 'Czech Republic' },
  DEU: {
    code: 'DE',
    shortName: 'Germany',
    formalName: 'Federal Republic of Germany',
  },
  DJI: {
    code: 'DJ',
    shortName: 'Djibouti',
    formalName: 'Republic of Djibouti',
  },
  DMA: {
    code: 'DM',
    shortName: 'Dominica',
    formalName: 'Commonwealth of Dominica',
  },
  DNK: { code: 'DK', shortName: 'Denmark', formalName: 'Kingdom of Denmark' },
  DOM: {
    code: 'DO',
    shortName: 'Dominican Republic',
    formalName: 'Dominican Republic',
  },
  DZA: {
    code: 'DZ',
    shortName: 'Algeria',
    formalName: 'People’s Democratic Republic of Algeria',
  },
  ECU: { code: 'EC', shortName: 'Ecuador', formalName: 'Republic of Ecuador' },
  EGY: { code: 'EG', shortName: 'Egypt', formalName: 'Arab Republic of Egypt' },
  ERI: { code: 'ER', shortName: 'Eritrea', formalName: 'State of Eritrea' },
  ESH: {
    code: 'EH',
    shortName: 'Western Sahara',
    formalName: 'Western Sahara',
  },
  ESP: { code: 'ES', shortName: 'Spain', formalName: 'Kingdom of Spain' },
  EST: { code: 'EE', shortName: 'Estonia', formalName: 'Republic of Estonia' },
  ETH: {
    code: 'ET',
    shortName: 'Ethiopia',
    formalName: 'Federal Democratic Republic of Ethiopia',
  },
  FIN: { code: 'FI', shortName: 'Finland', formalName: 'Republic of Finland' },
  FJI: { code: 'FJ', shortName: 'Fiji', formalName: 'Republic of Fiji' },
  FLK: {
    code: 'FK',
    shortName: 'Falkland Islands',
    formalName: 'Falkland Islands',
  },
  FRA: { code: 'FR', shortName: 'France', formalName: 'French Republic' },
  FRO: { code: 'FO', shortName: 'Faroe Islands', formalName: 'Faroe Islands' },
  FSM: {
    code: 'FM',
    shortName: 'Micronesia',
    formalName: 'Federated States of Micronesia',
  },
  GAB: { code: 'GA', shortName: 'Gabon', formalName: 'Gabonese Republic' },
  GBR: {
    code: 'GB',
    shortName: 'United Kingdom',
    formalName: 'United Kingdom of Great Britain and Northern Ireland',
  },
  GEO: { code: 'GE', shortName: 'Georgia', formalName: 'Georgia' },
  GGY: {
    code: 'GG',
    shortName: 'Guernsey',
    formalName: 'Bailiwick of Guernsey',
  },
  GHA: { code: 'GH', shortName: 'Ghana', formalName: 'Republic of Ghana' },
  GIB: { code: 'GI', shortName: 'Gibraltar', formalName: 'Gibraltar' },
  GIN: { code: 'GN', shortName: 'Guinea', formalName: 'Republic of Guinea' },
  GLP: { code: 'GP', shortName: 'Guadeloupe', formalName: 'Guadeloupe' },
  GMB: {
    code: 'GM',
    shortName: 'Gambia',
    formalName: 'Republic of The Gambia',
  },
  GNB: {
    code: 'GW',
    shortName: 'Guinea-Bissau',
    formalName: 'Republic of Guinea-Bissau',
  },
  GNQ: {
    code: 'GQ',
    shortName: 'Equatorial Guinea',
    formalName: 'Republic of Equatorial Guinea',
  },
  GRC: { code: 'GR', shortName: 'Greece', formalName: 'Hellenic Republic' },
  GRD: { code: 'GD', shortName: 'Grenada', formalName: 'Grenada' },
  GRL: { code: 'GL', shortName: 'Greenland', formalName: 'Greenland' },
  GTM: {
    code: 'GT',
    shortName: 'Guatemala',
    formalName: 'Republic of Guatemala',
  },
  GUF: { code: 'GF', shortName: 'French Guiana', formalName: 'French Guiana' },
  GUM: { code: 'GU', shortName: 'Guam', formalName: 'Guam' },
  GUY: {
    code: 'GY',
    shortName: 'Guyana',
    formalName: 'Co-operative Republic of Guyana',
  },
  HKG: {
    code: 'HK',
    shortName: 'Hong Kong',
    formalName:
      'Hong Kong Special Administrative Region of the People’s Republic of China',
  },
  HMD: {
    code: 'HM',
    shortName: 'Heard Island and McDonald Islands',
    formalName: 'Heard Island and McDonald Islands',
  },
  HND: {
    code: 'HN',
    shortName: 'Honduras',
    formalName: 'Republic of Honduras',
  },
  HRV: { code: 'HR', shortName: 'Croatia', formalName: 'Republic of Croatia' },
  HTI: { code: 'HT', shortName: 'Haiti', formalName: 'Republic of Haiti' },
  HUN: { code: 'HU', shortName: 'Hungary', formalName: 'Hungary' },
  IDN: {
    code: 'ID',
    shortName: 'Indonesia',
    formalName: 'Republic of Indonesia',
  },
  IMN: { code: 'IM', shortName: 'Isle of Man', formalName: 'Isle of Man' },
  IND: { code: 'IN', shortName: 'India', formalName: 'Republic of India' },
  IOT: {
    code: 'IO',
    shortName: 'British Indian Ocean Territory',
    formalName: 'British Indian Ocean Territory',
  },
  IRL: { code: 'IE', shortName: 'Ireland', formalName: 'Ireland' },
  IRN: {
    code: 'IR',
    shortName: 'Iran',
    formalName: 'Islamic Republic of Iran',
  },
  IRQ: { code: 'IQ', shortName: 'Iraq', formalName: 'Republic of Iraq' },
  ISL: { code: 'IS', shortName: 'Iceland', formalName: 'Republic of Iceland' },
  ISR: { code: 'IL', shortName: 'Israel', formalName: 'State of Israel' },
  ITA: { code: 'IT', shortName: 'Italy', formalName: 'Italian Republic' },
  JAM: { code: 'JM', shortName: 'Jamaica', formalName: 'Jamaica' },
  JEY: { code: 'JE', shortName: 'Jersey', formalName: 'Bailiwick of Jersey' },
  JOR: {
    code: 'JO',
    shortName: 'Jordan',
    formalName: 'Hashemite Kingdom of Jordan',
  },
  JPN: { code: 'JP', shortName: 'Japan', formalName: 'Japan' },
  KAZ: {
    code: 'KZ',
    shortName: 'Kazakhstan',
    formalName: 'Republic of Kazakhstan',
  },
  KEN: { code: 'KE', shortName: 'Kenya', formalName: 'Republic of Kenya' },
  KGZ: { code: 'KG', shortName: 'Kyrgyzstan', formalName: 'Kyrgyz Republic' },
  KHM: { code: 'KH', shortName: 'Cambodia', formalName: 'Kingdom of Cambodia' },
  KIR: {
    code: 'KI',
    shortName: 'Kiribati',
    formalName: 'Republic of Kiribati',
  },
  KNA: {
    code: 'KN',
    shortName: 'Saint Kitts and Nevis',
    formalName: 'Federation of Saint Christopher and Nevis',
  },
  KOR: {
    code: 'KR',
    shortName: 'South Korea',
    formalName: 'Republic of Korea',
  },
  KWT: { code: 'KW', shortName: 'Kuwait', formalName: 'State of Kuwait' },
  LAO: {
    code: 'LA',
    shortName: 'Laos',
    formalName: 'Lao People’s Democratic Republic',
  },
  LBN: { code: 'LB', shortName: 'Lebanon', formalName: 'Lebanese Republic' },
  LBR: { code: 'LR', shortName: 'Liberia', formalName: 'Republic of Liberia' },
  LBY: { code: 'LY', shortName: 'Libya', formalName: 'State of Libya' },
  LCA: { code: 'LC', shortName: 'Saint Lucia', formalName: 'Saint Lucia' },
  LIE: {
    code: 'LI',
    shortName: 'Liechtenstein',
    formalName: 'Principality of Liechtenstein',
  },
  LKA: {
    code: 'LK',
    shortName: 'Sri Lanka',
    formalName: 'Democratic Socialist Republic of Sri Lanka',
  },
  LSO: { code: 'LS', shortName: 'Lesotho', formalName: 'Kingdom of Lesotho' },
  LTU: {
    code: 'LT',
    shortName: 'Lithuania',
    formalName: 'Republic of Lithuania',
  },
  LUX: {
    code: 'LU',
    shortName: 'Luxembourg',
    formalName: 'Grand Duchy of Luxembourg',
  },
  LVA: { code: 'LV', shortName: 'Latvia', formalName: 'Republic of Latvia' },
  MAC: {
    code: 'MO',
    shortName: 'Macao',
    formalName:
      'Macao Special Administrative Region of the People’s Republic of China',
  },
  MAF: {
    code: 'MF',
    shortName: 'Saint Martin (French part)',
    formalName: 'Saint Martin (French part)',
  },
  MAR: { code: 'MA', shortName: 'Morocco', formalName: 'Kingdom of Morocco' },
  MCO: {
    code: 'MC',
    shortName: 'Monaco',
    formalName: 'Principality of Monaco',
  },
  MDA: { code: 'MD', shortName: 'Moldova', formalName: 'Republic of Moldova' },
  MDG: {
    code: 'MG',
    shortName: 'Madagascar',
    formalName: 'Republic of Madagascar',
  },
  MDV: {
    code: 'MV',
    shortName: 'Maldives',
    formalName: 'Republic of Maldives',
  },
  MEX: { code: 'MX', shortName: 'Mexico', formalName: 'United Mexican States' },
  MHL: {
    code: 'MH',
    shortName: 'Marshall Islands',
    formalName: 'Republic of the Marshall Islands',
  },
  MKD: {
    code: 'MK',
    shortName: 'North Macedonia',
    formalName: 'Republic of North Macedonia',
  },
  MLI: { code: 'ML', shortName: 'Mali', formalName: 'Republic of Mali' },
  MLT: { code: 'MT', shortName: 'Malta', formalName: 'Republic of Malta' },
  MMR: {
    code: 'MM',
    shortName: 'Myanmar',
    formalName: 'Republic of the Union of Myanmar',
  },
  MNE: { code: 'ME', shortName: 'Montenegro', formalName: 'Montenegro' },
  MNG: { code: 'MN', shortName: 'Mongolia', formalName: 'Mongolia' },
  MNP: {
    code: 'MP',
    shortName: 'Northern Mariana Islands',
    formalName: 'Commonwealth of the Northern Mariana Islands',
  },
  MOZ: {
    code: 'MZ',
    shortName: 'Mozambique',
    formalName: 'Republic of Mozambique',
  },
  MRT: {
    code: 'MR',
    shortName: 'Mauritania',
    formalName: 'Islamic Republic of Mauritania',
  },
  MSR: { code: 'MS', shortName: 'Montserrat', formalName: 'Montserrat' },
  MTQ: { code: 'MQ', shortName: 'Martinique', formalName: 'Martinique' },
  MUS: {
    code: 'MU',
    shortName: 'Mauritius',
    formalName: 'Republic of Mauritius',
  },
  MWI: { code: 'MW', shortName: 'Malawi', formalName: 'Republic of Malawi' },
  MYS: { code: 'MY', shortName: 'Malaysia', formalName: 'Malaysia' },
  MYT: { code: 'YT', shortName: 'Mayotte', formalName: 'Mayotte' },
  NAM: { code: 'NA', shortName: 'Namibia', formalName: 'Republic of Namibia' },
  NCL: { code: 'NC', shortName: 'New Caledonia', formalName: 'New Caledonia' },
  NER: { code: 'NE', shortName: 'Niger', formalName: 'Republic of the Niger' },
  NFK: {
    code: 'NF',
    shortName: 'Norfolk Island',
    formalName: 'Norfolk Island',
  },
  NGA: {
    code: 'NG',
    shortName: 'Nigeria',
    formalName: 'Federal Republic of Nigeria',
  },
  NIC: {
    code: 'NI',
    shortName: 'Nicaragua',
    formalName: 'Republic of Nicaragua',
  },
  NIU: { code: 'NU', shortName: 'Niue', formalName: 'Niue' },
  NLD: {
    code: 'NL',
    shortName: 'Netherlands',
    formalName: 'Kingdom of the Netherlands',
  },
  NOR: { code: 'NO', shortName: 'Norway', formalName: 'Kingdom of Norway' },
  NPL: { code: 'NP', shortName: 'Nepal', formalName: 'Nepal' },
  NRU: { code: 'NR', shortName: 'Nauru', formalName: 'Republic of Nauru' },
  NZL: { code: 'NZ', shortName: 'New Zealand', formalName: 'New Zealand' },
  OMN: { code: 'OM', shortName: 'Oman', formalName: 'Sultanate of Oman' },
  PAK: {
    code: 'PK',
    shortName: 'Pakistan',
    formalName: 'Islamic Republic of Pakistan',
  },
  PAN: { code: 'PA', shortName: 'Panama', formalName: 'Republic of Panama' },
  PCN: { code: 'PN', shortName: 'Pitcairn', formalName: 'Pitcairn' },
  PER: { code: 'PE', shortName: 'Peru', formalName: 'Republic of Peru' },
  PHL: {
    code: 'PH',
    shortName: 'Philippines',
    formalName: 'Republic of the Philippines',
  },
  PLW: { code: 'PW', shortName: 'Palau', formalName: 'Republic of Palau' },
  PNG: {
    code: 'PG',
    shortName: 'Papua New Guinea',
    formalName: 'Independent State of Papua New Guinea',
  },
  POL: { code: 'PL', shortName: 'Poland', formalName: 'Republic of Poland' },
  PRI: {
    code: 'PR',
    shortName: 'Puerto Rico',
    formalName: 'Commonwealth of Puerto Rico',
  },
  PRK: {
    code: 'KP',
    shortName: 'North Korea',
    formalName: 'Democratic People’s Republic of Korea',
  },
  PRT: { code: 'PT', shortName: 'Portugal', formalName: 'Portuguese Republic' },
  PRY: {
    code: 'PY',
    shortName: 'Paraguay',
    formalName: 'Republic of Paraguay',
  },
  PSE: { code: 'PS', shortName: 'Palestine', formalName: 'State of Palestine' },
  PYF: {
    code: 'PF',
    shortName: 'French Polynesia',
    formalName: 'French Polynesia',
  },
  QAT: { code: 'QA', shortName: 'Qatar', formalName: 'State of Qatar' },
  REU: { code: 'RE', shortName: 'Réunion', formalName: 'Réunion' },
  ROU: { code: 'RO', shortName: 'Romania', formalName: 'Romania' },
  RUS: { code: 'RU', shortName: 'Russia', formalName: 'Russian Federation' },
  RWA: { code: 'RW', shortName: 'Rwanda', formalName: 'Republic of Rwanda' },
  SAU: {
    code: 'SA',
    shortName: 'Saudi Arabia',
    formalName: 'Kingdom of Saudi Arabia',
  },
  SDN: { code: 'SD', shortName: 'Sudan', formalName: 'Republic of the Sudan' },
  SEN: { code: 'SN', shortName: 'Senegal', formalName: 'Republic of Senegal' },
  SGP: {
    code: 'SG',
    shortName: 'Singapore',
    formalName: 'Republic of Singapore',
  },
  SGS: {
    code: 'GS',
    shortName: 'South Georgia and the South Sandwich Islands',
    formalName: 'South Georgia and the South Sandwich Islands',
  },
  SHN: {
    code: 'SH',
    shortName: 'Saint Helena, Ascension and Tristan da Cunha',
    formalName: 'Saint Helena, Ascension and Tristan da Cunha',
  },
  SJM: {
    code: 'SJ',
    shortName: 'Svalbard and Jan Mayen',
    formalName: 'Svalbard and Jan Mayen',
  },
  SLB: {
    code: 'SB',
    shortName: 'Solomon Islands',
    formalName: 'Solomon Islands',
  },
  SLE: {
    code: 'SL',
    shortName: 'Sierra Leone',
    formalName: 'Republic of Sierra Leone',
  },
  SLV: {
    code: 'SV',
    shortName: 'El Salvador',
    formalName: 'Republic of El Salvador',
  },
  SMR: {
    code: 'SM',
    shortName: 'San Marino',
    formalName: 'Republic of San Marino',
  },
  SOM: {
    code: 'SO',
    shortName: 'Somalia',
    formalName: 'Federal Republic of Somalia',
  },
  SPM: {
    code: 'PM',
    shortName: 'Saint Pierre and Miquelon',
    formalName: 'Saint Pierre and Miquelon',
  },
  SRB: { code: 'RS', shortName: 'Serbia', formalName: 'Republic of Serbia' },
  SSD: {
    code: 'SS',
    shortName: 'South Sudan',
    formalName: 'Republic of South Sudan',
  },
  STP: {
    code: 'ST',
    shortName: 'Sao Tome and Principe',
    formalName: 'Democratic Republic of Sao Tome and Principe',
  },
  SUR: {
    code: 'SR',
    shortName: 'Suriname',
    formalName: 'Republic of Suriname',
  },
  SVK: { code: 'SK', shortName: 'Slovakia', formalName: 'Slovak Republic' },
  SVN: {
    code: 'SI',
    shortName: 'Slovenia',
    formalName: 'Republic of Slovenia',
  },
  SWE: { code: 'SE', shortName: 'Sweden', formalName: 'Kingdom of Sweden' },
  SWZ: { code: 'SZ', shortName: 'Eswatini', formalName: 'Kingdom of Eswatini' },
  SXM: {
    code: 'SX',
    shortName: 'Sint Maarten (Dutch part)',
    formalName: 'Sint Maarten (Dutch part)',
  },
  SYC: {
    code: 'SC',
    shortName: 'Seychelles',
    formalName: 'Republic of Seychelles',
  },
  SYR: { code: 'SY', shortName: 'Syria', formalName: 'Syrian Arab Republic' },
  TCA: {
    code: 'TC',
    shortName: 'Turks and Caicos Islands',
    formalName: 'Turks and Caicos Islands',
  },
  TCD: { code: 'TD', shortName: 'Chad', formalName: 'Republic of Chad' },
  TGO: { code: 'TG', shortName: 'Togo', formalName: 'Togolese Republic' },
  THA: { code: 'TH', shortName: 'Thailand', formalName: 'Kingdom of Thailand' },
  TJK: {
    code: 'TJ',
    shortName: 'Tajikistan',
    formalName: 'Republic of Tajikistan',
  },
  TKL: { code: 'TK', shortName: 'Tokelau', formalName: 'Tokelau' },
  TKM: { code: 'TM', shortName: 'Turkmenistan', formalName: 'Turkmenistan' },
  TLS: {
    code: 'TL',
    shortName: 'Timor-Leste',
    formalName: 'Democratic Republic of Timor-Leste',
  },
  TON: { code: 'TO', shortName: 'Tonga', formalName: 'Kingdom of Tonga' },
  TTO: {
    code: 'TT',
    shortName: 'Trinidad and Tobago',
    formalName: 'Republic of Trinidad and Tobago',
  },
  TUN: { code: 'TN', shortName: 'Tunisia', formalName: 'Republic of Tunisia' },
  TUR: { code: 'TR', shortName: 'Türkiye', formalName: 'Republic of Türkiye' },
  TUV: { code: 'TV', shortName: 'Tuvalu', formalName: 'Tuvalu' },
  TWN: { code: 'TW', shortName: 'Taiwan', formalName: 'Taiwan' },
  TZA: {
    code: 'TZ',
    shortName: 'Tanzania',
    formalName: 'United Republic of Tanzania',
  },
  UGA: { code: 'UG', shortName: 'Uganda', formalName: 'Republic of Uganda' },
  UKR: { code: 'UA', shortName: 'Ukraine', formalName: 'Ukraine' },
  UMI: {
    code: 'UM',
    shortName: 'United States Minor Outlying Islands',
    formalName: 'United States Minor Outlying Islands',
  },
  URY: {
    code: 'UY',
    shortName: 'Uruguay',
    formalName: 'Eastern Republic of Uruguay',
  },
  USA: {
    code: 'US',
    shortName: 'United States',
    formalName: 'United States of America',
  },
  UZB: {
    code: 'UZ',
    shortName: 'Uzbekistan',
    formalName: 'Republic of Uzbekistan',
  },
  VAT: { code: 'VA', shortName: 'Holy See', formalName: 'Holy See' },
  VCT: {
    code: 'VC',
    shortName: 'Saint Vincent and the Grenadines',
    formalName: 'Saint Vincent and the Grenadines',
  },
  VEN: {
    code: 'VE',
    shortName: 'Venezuela',
    formalName: 'Bolivarian Republic of Venezuela',
  },
  VGB: {
    code: 'VG',
    shortName: 'British Virgin Islands',
    formalName: 'British Virgin Islands',
  },
  VIR: {
    code: 'VI',
    shortName: 'US Virgin Islands',
    formalName: 'Virgin Islands of the United States',
  },
  VNM: {
    code: 'VN',
    shortName: 'Vietnam',
    formalName: 'Socialist Republic of Viet Nam',
  },
  VUT: { code: 'VU', shortName: 'Vanuatu', formalName: 'Republic of Vanuatu' },
  WLF: {
    code: 'WF',
    shortName: 'Wallis and Futuna',
    formalName: 'Wallis and Futuna',
  },
  WSM: {
    code: 'WS',
    shortName: 'Samoa',
    formalName: 'Independent State of Samoa',
  },
  YEM: { code: 'YE', shortName: 'Yemen', formalName: 'Republic of Yemen' },
  ZAF: {
    code: 'ZA',
    shortName: 'South Africa',
    formalName: 'Republic of South Africa',
  },
  ZMB: { code: 'ZM', shortName: 'Zambia', formalName: 'Republic of Zambia' },
  ZWE: {
    code: 'ZW',
    shortName: 'Zimbabwe',
    formalName: 'Republic of Zimbabwe',
  },
};
