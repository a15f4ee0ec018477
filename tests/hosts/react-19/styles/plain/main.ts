import 'lintel/styles.css';
import './page.css';
import '../showPage';
