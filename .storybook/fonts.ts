import '@fontsource-variable/hanken-grotesk';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-jp';
import '@fontsource-variable/noto-sans-kr';
import './fonts.css';
